import { AuditEntry } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** The parts of a form; a list is sent as one part for each entry, and what is undefined is left out. */
type Parts = Readonly<Record<string, string | File | undefined | readonly (string | File)[]>>;

const Stored = z.object({ success: z.literal(true), data: z.looseObject({ id: z.string() }) });

const Named = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

const Audit = z.object({ data: z.array(AuditEntry), total: z.int() });

/** The stored record in the response to a save. */
export async function readRecord(response: Response) {
  return Stored.parse(await response.json()).data;
}

/** The records of a list that visitors see. */
export async function readList(response: Response) {
  return Named.parse(await response.json()).data;
}

/** A person who makes calls of staff, by default as a member of staff. */
export class StaffMember {
  readonly #app: TestApp;
  readonly id: string;
  readonly #authorization: Readonly<Record<string, string>>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#authorization = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username = 'staff'): Promise<StaffMember> {
    const { token, user } = await logIn(app, username);
    return new StaffMember(app, user.id, token);
  }

  /** Sends a form with its length, as browsers do: the server sets memory aside for it. */
  async send(method: 'POST' | 'PUT', path: string, parts: Parts): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) continue;
      for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
    }
    const encoded = new Response(body);
    const bytes = await encoded.arrayBuffer();
    const headers = {
      ...this.#authorization,
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      'Content-Length': String(bytes.byteLength),
    };
    return this.#app.call(path, { method, headers, body: bytes });
  }

  /** Sends a form, which must succeed; returns the stored record. */
  async save(method: 'POST' | 'PUT', path: string, parts: Parts) {
    return readRecord(await this.send(method, path, parts));
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.#app.post(path, body, this.#authorization);
  }

  putJson(path: string, body: unknown): Promise<Response> {
    return this.#app.call(path, {
      method: 'PUT',
      headers: { ...this.#authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  put(path: string): Promise<Response> {
    return this.#app.call(path, { method: 'PUT', headers: this.#authorization });
  }

  delete(path: string): Promise<Response> {
    return this.#app.call(path, { method: 'DELETE', headers: this.#authorization });
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#authorization });
  }

  /** What the audit says of a record, the newest first; only for admins. */
  async audit(subject: string) {
    return Audit.parse(await (await this.get(`/api/admin/audit?subject=${subject}`)).json());
  }
}
