import { toOutput, when } from '../../kit/index.ts';

/** Action params: the digits of the event. */
function toDigits({ event }: { event: { digits: string } }): string {
  return event.digits;
}

const CHANGE_DIGITS = { type: 'changeDigits', params: toDigits } as const;

/** What follows when the digits of a code change: a whole code is verified. */
export const DIGITS_CHANGE = [
  { guard: { type: 'isWhole', params: toDigits }, target: 'verifying', actions: CHANGE_DIGITS },
  { target: '.filling', actions: CHANGE_DIGITS },
] as const;

/** The states in which the user enters a code. */
export const ENTERING_STATES = {
  filling: {},
  incomplete: { entry: 'alertIncomplete', exit: 'clearAlert' },
  rejected: { entry: 'clearDigits', exit: 'clearAlert' },
} as const;

/** What follows a code that the server did not verify; `expired` is the state after its time. */
export function notVerifiedCases<const Expired extends string>(expired: Expired) {
  return [
    { guard: 'isOver', target: expired, actions: { type: 'alertNotVerified', params: toOutput } },
    when('isConnectionLost', 'entering.failed', 'alertConnectionLost'),
    { target: 'entering.rejected', actions: { type: 'alertNotVerified', params: toOutput } },
  ] as const;
}

/** What follows when the call that verifies a code throws. */
export function verifyingBroke<const Expired extends string>(expired: Expired) {
  return [
    { guard: 'isOver', target: expired, actions: 'alertNotVerified' },
    { target: 'entering.failed', actions: 'alertConnectionLost' },
  ] as const;
}
