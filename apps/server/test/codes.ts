import { readOutbox, toStatuses } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** A number without an account, and one of a sample account. */
export const UNKNOWN = '+919876543210';
export const ASHA = '+919000000001';

/** Requests a code. */
export const send = (app: TestApp, destination = UNKNOWN, firstName = 'Sunita Devi Verma') =>
  app.post('/auth/send-otp', { destination, firstName });

/** Tries a code. */
export const verify = (app: TestApp, otp: string, destination = UNKNOWN, more = {}) =>
  app.post('/auth/verify-otp', { destination, otp, ...more });

/** The code of the newest SMS. */
export async function lastCode(app: TestApp): Promise<string> {
  const [sms] = await readOutbox(app);
  return /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
}

/** Sends a code and returns it. */
export async function sendCode(app: TestApp, destination = UNKNOWN): Promise<string> {
  const response = await send(app, destination);
  if (response.status !== 200) throw new Error(`no code was sent: ${response.status}`);
  return lastCode(app);
}

/** Codes that differ from `code`. */
export const invalidCodes = (code: string, times: number) =>
  Array.from({ length: times }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));

/** Tries wrong codes; returns the statuses of the responses. */
export async function guessInvalid(app: TestApp, code: string, times: number): Promise<number[]> {
  const responses: Response[] = [];
  for (const invalid of invalidCodes(code, times)) responses.push(await verify(app, invalid));
  return toStatuses(responses);
}
