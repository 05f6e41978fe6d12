import { MemberRequest } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

const OneMemberRequest = z.object({ success: z.literal(true), data: MemberRequest });
const MemberRequests = z.object({ success: z.literal(true), data: z.array(MemberRequest) });
const NotificationList = z.object({
  success: z.literal(true),
  data: z.array(z.looseObject({ id: z.string(), text: z.string() })),
  unread: z.number(),
});

/** A request for a correction. */
export const CORRECTION = { kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', text: 'Devi Mishra' } as const;

/**
 * A member who sends requests to the company, or an admin who decides: the calls on member requests and
 * notifications.
 */
export class MemberClient {
  readonly id: string;
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username: string, password?: string): Promise<MemberClient> {
    const { token, user } = await logIn(app, username, password);
    return new MemberClient(app, user.id, token);
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

  post(path: string, body: object = {}): Promise<Response> {
    return this.#app.post(path, body, this.#headers);
  }

  /** Sends exactly this body as a member request. */
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

  /** Creates a member request a second after the previous one; it must succeed. */
  async raise(body: object = CORRECTION): Promise<MemberRequest> {
    this.#app.clock.now += 1000;
    return OneMemberRequest.parse(await (await this.send(body)).json()).data;
  }

  async requests(query = ''): Promise<MemberRequest[]> {
    return MemberRequests.parse(await (await this.get(`/requests/user/${this.id}${query}`)).json()).data;
  }

  /** Their notifications, newest first. */
  async notifications() {
    return NotificationList.parse(await (await this.get('/notifications')).json());
  }

  /** The sentences of their notifications, newest first. */
  async sentences(): Promise<string[]> {
    return (await this.notifications()).data.map(({ text }) => text);
  }
}
