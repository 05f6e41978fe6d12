import { outboxOf, statusesOf } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** A number that nobody has, and one of a sample account. */
export const UNKNOWN = '+919876543210';
export const ASHA = '+919000000001';

/** Asks for a code. */
export const send = (app: TestApp, destination = UNKNOWN, firstName = 'Sunita Devi Verma') =>
  app.post('/auth/send-otp', { destination, firstName });

/** Tries a code. */
export const verify = (app: TestApp, otp: string, destination = UNKNOWN, more = {}) =>
  app.post('/auth/verify-otp', { destination, otp, ...more });

/** The code of the SMS that was sent last. */
export async function lastCode(app: TestApp): Promise<string> {
  const [sms] = await outboxOf(app);
  return /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
}

/** Sends a code and answers it. */
export async function sendCode(app: TestApp, destination = UNKNOWN): Promise<string> {
  const response = await send(app, destination);
  if (response.status !== 200) throw new Error(`no code was sent: ${response.status}`);
  return lastCode(app);
}

/** Codes that are all different from `code`. */
export const wrongCodes = (code: string, times: number) =>
  Array.from({ length: times }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));

/** Tries wrong codes; the statuses of the answers. */
export async function guessWrong(app: TestApp, code: string, times: number): Promise<number[]> {
  const answers: Response[] = [];
  for (const wrong of wrongCodes(code, times)) answers.push(await verify(app, wrong));
  return statusesOf(answers);
}
