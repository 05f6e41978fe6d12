import type { Result } from '@pgm/api/contract';

/** Why something did not work: the sentence of the product, and what is added: when to come back, or that there is no line. */
export interface OtpAlert {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** The sentences of spec sections 5 and 8. */
export const MISSING: OtpAlert = { text: 'Please enter your name and mobile number.' };
export const INCOMPLETE: OtpAlert = { text: 'Please enter a 6-digit OTP.' };
const NOT_SENT: OtpAlert = { text: 'Failed to send OTP.' };
const NOT_VERIFIED: OtpAlert = { text: 'Invalid or expired OTP.' };

/** Why a code was not sent; without an answer, something broke. */
export function notSent(answer?: Result<unknown>): OtpAlert {
  return refused(NOT_SENT, answer);
}

/** Why a code was not taken; without an answer, something broke. */
export function notVerified(answer?: Result<unknown>): OtpAlert {
  return refused(NOT_VERIFIED, answer);
}

/** The line's own sentence: the code may well be right. */
export function lineLost(answer?: Result<unknown>): OtpAlert {
  return { text: answer?.ok === false ? answer.failure.message : 'Something went wrong. Please try again.' };
}

/** Whether an answer says nothing about the code. */
export function isLineLost(answer: Result<unknown>): boolean {
  return !answer.ok && ['noResponse', 'server', 'unreadable'].includes(answer.failure.code);
}

/** The product's sentence, and beside it the server's when that says when to come back, or that there is no line. */
function refused(alert: OtpAlert, answer?: Result<unknown>): OtpAlert {
  if (answer?.ok !== false) return alert;
  const { code, isOffline = false, message } = answer.failure;
  return code === 'rateLimited' || isOffline ? { ...alert, detail: message } : alert;
}
