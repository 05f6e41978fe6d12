import { User } from '@pgm/api/contract';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../src/seed/sample-accounts.ts';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** A profile with a value in every field. */
export const PROFILE = {
  firstName: 'Aasha',
  lastName: 'Mishra Verma',
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
  gender: 'FEMALE',
  dob: '1991-03-14T00:00:00.000Z',
  /** A change of contacts needs it. */
  password: SAMPLE_PASSWORD,
};

/**
 * The fields that replace those of {@link PROFILE}; undefined leaves a field out, a list sends it several times.
 */
export type Sent = Readonly<Record<string, string | File | undefined | readonly string[]>>;

/** A member who changes their profile. */
export class ProfileOwner {
  readonly #app: TestApp;
  readonly #token: string;
  readonly id: string;

  constructor(app: TestApp, token: string, id: string) {
    this.#app = app;
    this.#token = token;
    this.id = id;
  }

  static async logIn(app: TestApp, username: string): Promise<ProfileOwner> {
    const { token, user } = await logIn(app, username);
    return new ProfileOwner(app, token, user.id);
  }

  /** Sends a profile as this member, for their own account or for another id. */
  patch(sent: Sent = {}, id = this.id): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...PROFILE, ...sent })) {
      if (value === undefined) continue;
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    }
    return this.send(form, {}, id);
  }

  /** Sends exactly these fields. */
  send(
    body: FormData | ReadableStream | string,
    headers: Record<string, string> = {},
    id = this.id,
  ): Promise<Response> {
    return this.#app.call(`/user/${id}/patch`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${this.#token}`, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  }

  /** Sends a profile, which must succeed; returns the changed account. */
  async change(sent: Sent = {}): Promise<User> {
    return User.parse(await (await this.patch(sent)).json());
  }

  /** The stored account. */
  async now(): Promise<User> {
    const response = await this.#app.post('/auth/verify-token', { token: this.#token });
    return z.object({ data: User }).parse(await response.json()).data;
  }
}
