import { GrievanceProgress, GrievanceThread, StaffGrievance } from '@pgm/api/contract';
import * as z from 'zod';
import { newId } from '../src/platform/database/id.ts';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** A grievance with a value in every field. */
export const GRIEVANCE = {
  name: 'Asha Mishra',
  mobile: '9876500001',
  email: 'asha@mail.example',
  category: 'DELIVERY',
  orderNumber: 'PGM-000123',
  text: 'The parcel has not come, though it should have been here on Monday.',
} as const;

/** A reply as it is sent; each has a key of its own by default. */
interface SentReply {
  readonly text?: string;
  readonly files?: readonly File[];
  readonly key?: string;
}

const Threaded = z.object({ success: z.literal(true), data: GrievanceThread });

/** The thread of a response, which must have one. */
export async function readThread(response: Response): Promise<GrievanceThread> {
  return Threaded.parse(await response.json()).data;
}

const One = z.object({ success: z.literal(true), data: GrievanceProgress });
const OneOfStaff = z.object({ success: z.literal(true), data: StaffGrievance });
const Listed = z.object({ success: z.literal(true), data: z.array(StaffGrievance) });

/** A guest or a member who files grievances, or staff who work on them. */
export class GrievanceFiler {
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, token?: string, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers };
  }

  static async logIn(app: TestApp, username: string): Promise<GrievanceFiler> {
    return new GrievanceFiler(app, (await logIn(app, username)).token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  /** Sends a grievance; it may fail. */
  send(more: object = {}, key?: string): Promise<Response> {
    const headers = { ...this.#headers, ...(key !== undefined && { 'Idempotency-Key': key }) };
    return this.#app.post('/grievances', { ...GRIEVANCE, ...more }, headers);
  }

  /** Files a grievance a second after the previous one; it must succeed. */
  async file(more: object = {}): Promise<GrievanceProgress> {
    this.#app.clock.now += 1000;
    return One.parse(await (await this.send(more)).json()).data;
  }

  /** Requests the status of a grievance; it may fail. */
  ask(number: string, mobile: string = GRIEVANCE.mobile): Promise<Response> {
    return this.#app.post('/grievances/status', { number, mobile }, this.#headers);
  }

  /** Reopens a resolved grievance; it may fail. */
  reopen(number: string, more: object = {}): Promise<Response> {
    const body = { number, mobile: GRIEVANCE.mobile, reason: 'It has not come yet.', ...more };
    return this.#app.post('/grievances/reopen', body, this.#headers);
  }

  async progress(number: string): Promise<GrievanceProgress> {
    return One.parse(await (await this.ask(number)).json()).data;
  }

  /** The thread, for everyone with both numbers; it must be there. */
  async thread(number: string): Promise<GrievanceThread> {
    const wanted = { number, mobile: GRIEVANCE.mobile };
    return readThread(await this.#app.post('/grievances/thread', wanted, this.#headers));
  }

  /** Adds a reply of the sender with both numbers; it may fail. */
  reply(number: string, { mobile = GRIEVANCE.mobile, ...reply }: SentReply & { mobile?: string }) {
    return this.#write('/grievances/replies', reply, { number, mobile });
  }

  /** Adds a reply of the logged-in member; it may fail. */
  replyToOwn(number: string, reply: SentReply): Promise<Response> {
    return this.#write(`/grievances/mine/${number}/replies`, reply);
  }

  /** Adds a reply of staff; it may fail. */
  respond(id: string, reply: SentReply): Promise<Response> {
    return this.#write(`/grievances/${id}/replies`, reply);
  }

  #write(path: string, { text = '', files = [], key = newId() }: SentReply, more: object = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...more, text })) form.append(name, String(value));
    for (const file of files) form.append('files', file);
    const headers = { ...this.#headers, 'Idempotency-Key': key };
    return this.#app.call(path, { method: 'POST', headers, body: form });
  }

  /** All grievances, as staff see them. */
  async all(query = ''): Promise<StaffGrievance[]> {
    return Listed.parse(await (await this.get(`/grievances${query}`)).json()).data;
  }

  /** Requests one step; it may fail. */
  set(id: string, body: unknown): Promise<Response> {
    return this.#app.call(`/grievances/${id}/status`, {
      method: 'PUT',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Assigns a grievance to this member of staff or to a colleague, or to none any more; it may fail. */
  assign(id: string, isAssigned: boolean, assigneeId?: string): Promise<Response> {
    return this.#app.call(`/grievances/${id}/assignee`, {
      method: 'PUT',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ isAssigned, assigneeId }),
    });
  }

  /** Makes a step a second after the previous one; it must succeed. */
  async move(id: string, status: string, note = ''): Promise<StaffGrievance> {
    this.#app.clock.now += 1000;
    return OneOfStaff.parse(await (await this.set(id, { status, note })).json()).data;
  }
}
