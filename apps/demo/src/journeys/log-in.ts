import type { Visit } from './visit.ts';

/** The password of the sample accounts. */
const PASSWORD = 'demo1234';

/** The first field of a code. */
export const FIRST_DIGIT = { text: 'Digit {number} of {total}', values: { number: 1, total: 6 } };

/** Logs a sample account in on the login page that is open. */
export async function logIn(visit: Visit, username: string): Promise<void> {
  await visit.presses('tab', 'Email Login');
  await visit.types('Username or email', username);
  await visit.types('Password', PASSWORD);
  await visit.presses('button', 'Login');
}

/** Logs in by the code that is sent to a mobile number, in the form that is open. */
export async function logInByCode(visit: Visit, mobile: string): Promise<void> {
  await visit.types('Full name', 'Sunita Verma');
  await visit.types('Mobile number', mobile);
  await visit.presses('button', 'Send OTP');
  await visit.sees('textbox', FIRST_DIGIT);
  await visit.typesOn(await visit.readsCode(mobile));
}
