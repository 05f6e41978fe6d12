import { Session } from '@pgm/api/contract';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../src/seed/sample-accounts.ts';
import type { TestApp } from './test-app.ts';

/** Two tokens as a refresh answers them. */
const Pair = z.object({
  success: z.literal(true),
  data: z.object({ accessToken: z.string(), refreshToken: z.string() }),
});

const Outbox = z.array(z.object({ channel: z.string(), to: z.string(), body: z.string() }));

/** The body of a failure, with `fields` to blame where there are any. */
export function failureOf(message: string, fields?: Readonly<Record<string, string>>) {
  return { success: false, errors: [{ errorDescription: message }], message, ...(fields && { fields }) };
}

/** Logs in by a password, that of the sample accounts unless told otherwise. */
export async function logIn(
  app: TestApp,
  usernameOrEmail: string,
  password = SAMPLE_PASSWORD,
): Promise<Session> {
  return Session.parse(await (await app.post('/auth/login', { usernameOrEmail, password })).json());
}

/** A call with an access token, or with none. */
export function callAs(app: TestApp, token: string | undefined, path: string): Promise<Response> {
  return app.call(path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
}

/** Whether an access token is good. */
export async function isGood(app: TestApp, token: string): Promise<boolean> {
  return (await app.post('/auth/verify-token', { token })).status === 200;
}

/** Trades a refresh token in. */
export function refresh(app: TestApp, refreshToken: string): Promise<Response> {
  return app.post('/auth/refresh-token', { refreshToken });
}

/** The two tokens of an answer to {@link refresh}. */
export async function pairOf(response: Response) {
  return Pair.parse(await response.json()).data;
}

/** The messages that were sent, newest first. */
export async function outboxOf(app: TestApp) {
  await app.idle();
  const response = await app.call('/dev/outbox', { headers: { Accept: 'application/json' } });
  return Outbox.parse(await response.json());
}

/** The statuses of answers, in order. */
export function statusesOf(responses: readonly Response[]): number[] {
  return responses.map(({ status }) => status);
}

/** Lets time pass until the next full hour, at which every window of a limit begins anew. */
export function passToNextHour({ clock }: TestApp): void {
  clock.now += HOUR_MS - (clock.now % HOUR_MS);
}

const HOUR_MS = 3_600_000;
