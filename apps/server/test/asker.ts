import { MemberRequest } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

const OneRequest = z.object({ success: z.literal(true), data: MemberRequest });
const Requests = z.object({ success: z.literal(true), data: z.array(MemberRequest) });
const News = z.object({
  success: z.literal(true),
  data: z.array(z.looseObject({ id: z.string(), text: z.string() })),
  unread: z.number(),
});

/** A wish for a correction. */
export const CORRECTION = { kind: 'PROFILE_CORRECTION', field: 'NAME', text: 'Asha Devi Mishra' } as const;

/** Somebody who asks the company for something, or an admin who decides: the calls on requests and notifications. */
export class Asker {
  readonly id: string;
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username: string): Promise<Asker> {
    const { token, user } = await logIn(app, username);
    return new Asker(app, user.id, token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  put(path: string, body?: unknown): Promise<Response> {
    return this.#app.call(path, {
      method: 'PUT',
      headers: { ...this.#headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Sends exactly this as a request. */
  send(body: unknown): Promise<Response> {
    return this.#app.post('/requests', body, this.#headers);
  }

  withdraw(id: string): Promise<Response> {
    return this.#app.call(`/requests/${id}`, { method: 'DELETE', headers: this.#headers });
  }

  approve(id: string): Promise<Response> {
    return this.put(`/requests/${id}/approve`);
  }

  reject(id: string, note?: string): Promise<Response> {
    return this.put(`/requests/${id}/reject`, { ...(note !== undefined && { note }) });
  }

  /** Raises a request a second after the one before, which works. */
  async raise(body: object = CORRECTION): Promise<MemberRequest> {
    this.#app.clock.now += 1000;
    return OneRequest.parse(await (await this.send(body)).json()).data;
  }

  async requests(query = ''): Promise<MemberRequest[]> {
    return Requests.parse(await (await this.get(`/requests/user/${this.id}${query}`)).json()).data;
  }

  /** What they were told, the newest first. */
  async news() {
    return News.parse(await (await this.get('/notifications')).json());
  }

  /** The sentences that they were told, the newest first. */
  async sentences(): Promise<string[]> {
    return (await this.news()).data.map(({ text }) => text);
  }
}
