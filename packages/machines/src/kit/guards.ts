import type { FailureCode, Result } from '@pgm/api/contract';
import type { DoneActorEvent } from 'xstate';

/** A guard: the call returned a value. */
export function succeeded({ event }: { event: DoneActorEvent<Result<unknown>> }): boolean {
  return event.output.ok;
}

/** A guard: the call returned a value, or what it was about does not exist. */
export function isGone({ event }: { event: DoneActorEvent<Result<unknown>> }): boolean {
  return event.output.ok || event.output.failure.code === 'notFound';
}

/** A guard: the call failed with this code. */
export function failedWith(code: FailureCode) {
  return ({ event }: { event: DoneActorEvent<Result<unknown>> }): boolean =>
    !event.output.ok && event.output.failure.code === code;
}

/** A guard: the call failed, and names the fields that are invalid. */
export function isFieldFailure({ event }: { event: DoneActorEvent<Result<unknown>> }): boolean {
  return !event.output.ok && event.output.failure.fields !== undefined;
}
