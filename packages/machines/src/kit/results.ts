import type { Failure, Result } from '@pgm/api/contract';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** The sentence for a failure that brings none; English, for `t()`. */
const UNEXPECTED = 'Something went wrong.';

/** The same where the user can try again at once, such as a form; English, for `t()`. */
export const PLEASE_TRY_AGAIN = 'Something went wrong. Please try again.';

/** The end of a call: it returned a result, or it threw. */
export interface Ended {
  readonly event: DoneActorEvent<Result<unknown>> | ErrorActorEvent;
}

/** Action params: the event itself. */
export function toEvent<Event>({ event }: { event: Event }): Event {
  return event;
}

/** Action params: what the actor returned. */
export function toOutput<Output>({ event }: { event: DoneActorEvent<Output> }): Output {
  return event.output;
}

/** Action params: the value of a call that succeeded. For transitions behind the guard {@link succeeded}; else it throws. */
export function toValue<Value>({ event }: { event: DoneActorEvent<Result<Value>> }): Value {
  if (!event.output.ok) throw new Error(`${event.type} has no value: ${event.output.failure.code}`);
  return event.output.value;
}

/** Action params: why the call failed; undefined when it threw. */
export function toFailure({ event }: Ended): Failure | undefined {
  return 'output' in event && !event.output.ok ? event.output.failure : undefined;
}

/** Action params: what the call returned; undefined when it threw. */
export function toResult({ event }: Ended): Result<unknown> | undefined {
  return 'output' in event ? event.output : undefined;
}

/** Action params: the sentence of a failed call, or {@link UNEXPECTED}. */
export function toReason(ended: Ended): string {
  return toFailure(ended)?.message || UNEXPECTED;
}

/** Action params: the sentence of a failed call, or `fallback` where it brings none. Default {@link UNEXPECTED}. */
export function toReasonOr(fallback: string = UNEXPECTED) {
  return (ended: Ended): string => toFailure(ended)?.message || fallback;
}

/** The sentence of a failed result; `fallback` where it brings none, and when the call threw (no result). */
export function toMessage(result: Result<unknown> | undefined, fallback: string = UNEXPECTED): string {
  return (result?.ok === false && result.failure.message) || fallback;
}
