import { Session } from '@pgm/api/contract';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../src/seed/sample-accounts.ts';
import type { AppCalls, TestApp } from './test-app.ts';

/** The two tokens in the response to a refresh. */
const Pair = z.object({
  success: z.literal(true),
  data: z.object({ accessToken: z.string(), refreshToken: z.string() }),
});

const Outbox = z.array(z.object({ channel: z.string(), to: z.string(), body: z.string() }));

/** The body of a failure, with invalid `fields` if there are any. */
export function toFailure(message: string, fields?: Readonly<Record<string, string>>) {
  return { success: false, errors: [{ errorDescription: message }], message, ...(fields && { fields }) };
}

/** Logs in with a password, by default that of the sample accounts. */
export async function logIn(
  app: AppCalls,
  usernameOrEmail: string,
  password = SAMPLE_PASSWORD,
): Promise<Session> {
  return Session.parse(await (await app.post('/auth/login', { usernameOrEmail, password })).json());
}

/** Makes a call with an access token, or without one. */
export function callAs(app: AppCalls, token: string | undefined, path: string): Promise<Response> {
  return app.call(path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
}

/** Whether an access token is valid. */
export async function isGood(app: AppCalls, token: string): Promise<boolean> {
  return (await app.post('/auth/verify-token', { token })).status === 200;
}

/** Exchanges a refresh token for new tokens. */
export function refresh(app: AppCalls, refreshToken: string): Promise<Response> {
  return app.post('/auth/refresh-token', { refreshToken });
}

/** The two tokens of a response to {@link refresh}. */
export async function readTokens(response: Response) {
  return Pair.parse(await response.json()).data;
}

/** The sent messages, newest first. */
export async function readOutbox(app: TestApp) {
  await app.idle();
  const response = await app.call('/dev/outbox', { headers: { Accept: 'application/json' } });
  return Outbox.parse(await response.json());
}

/** The statuses of the responses, in order. */
export function toStatuses(responses: readonly Response[]): number[] {
  return responses.map(({ status }) => status);
}

/** Moves the clock to the next full hour, when every window of a limit starts again. */
export function passToNextHour({ clock }: AppCalls): void {
  clock.now += HOUR_MS - (clock.now % HOUR_MS);
}

const HOUR_MS = 3_600_000;
