import {
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  startSecondFactor,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The calls of staff on their own second factor. */
export function secondFactorClient(call: Call) {
  return {
    /** What the session still needs. */
    read: (signal?: AbortSignal) => toData(call(getSecondFactor, { signal })),

    /** Begins to set up an app; `code` is one of the app before, or empty. */
    start: (code: string, signal?: AbortSignal) =>
      toData(call(startSecondFactor, { body: { code }, signal })),

    /** Turns the app on by its first code, and returns the recovery codes. */
    confirm: (code: string, signal?: AbortSignal) =>
      toData(call(confirmSecondFactor, { body: { code }, signal })),

    /** Passes the second factor by a code of the app or a recovery code. */
    pass: (code: string, signal?: AbortSignal) => call(passSecondFactor, { body: { code }, signal }),
  };
}
