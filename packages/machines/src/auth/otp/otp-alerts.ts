import { PLEASE_TRY_AGAIN, toMessage } from '../../kit/index.ts';
import type { Result } from '@pgm/api/contract';

/**
 * Why an action failed: the sentence of the product and a detail: what to do next, when to try again, that the
 * device is offline, or that the sponsor does not exist.
 */
export interface OtpAlert {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** The sentences of spec sections 5 and 8. */
export const MISSING: OtpAlert = { text: 'Please enter your name and mobile number.' };
export const INCOMPLETE: OtpAlert = { text: 'Please enter a 6-digit OTP.' };
const NOT_SENT: OtpAlert = { text: 'Failed to send OTP.' };
const NOT_VERIFIED: OtpAlert = {
  text: 'Invalid or expired OTP.',
  detail: 'Enter the code of the latest message, or press Resend OTP when the time is over.',
};

/** Why a code was not sent; without a result, an exception was thrown. */
export function notSent(result?: Result<unknown>): OtpAlert {
  return rejected(NOT_SENT, result);
}

/** Why a code was not accepted; without a result, an exception was thrown. */
export function notVerified(result?: Result<unknown>): OtpAlert {
  return rejected(NOT_VERIFIED, result);
}

/** The sentence for a lost connection: the code may be correct. */
export function connectionLost(result?: Result<unknown>): OtpAlert {
  return { text: toMessage(result, PLEASE_TRY_AGAIN) };
}

/** Whether a result gives no information about the code. */
export function isConnectionLost(result: Result<unknown>): boolean {
  return !result.ok && ['noResponse', 'server', 'unreadable'].includes(result.failure.code);
}

/**
 * What is said about a failure: the product's sentence, and in place of its detail the sentence of the failure if it says
 * when to try again, that the device is offline, or that the sponsor does not exist.
 */
function rejected(alert: OtpAlert, result?: Result<unknown>): OtpAlert {
  if (result?.ok !== false) return alert;
  const { code, isOffline = false, fields, message } = result.failure;
  // The code was accepted: the account is blocked.
  if (code === 'forbidden' && message) return { text: message };
  const hasDetail = code === 'rateLimited' || isOffline || fields?.['sponsorCode'] !== undefined;
  return hasDetail ? { ...alert, detail: message } : alert;
}
