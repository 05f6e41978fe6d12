/** Why a call failed, as a closed list of codes for programs; never branch on `message`. */
export type FailureCode =
  | 'aborted'
  | 'noResponse'
  | 'unreadable'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'rateLimited'
  | 'server';

/** An expected failure: a code for programs, an English sentence for people. */
export interface Failure<Code extends FailureCode = FailureCode> {
  readonly code: Code;
  /**
   * The sentence to show; pass it through `t()`. Empty when the response has none: the flow then shows its own, because
   * the words of HTTP are not for people.
   */
  readonly message: string;
  /** The HTTP status; absent without a response. */
  readonly status?: number;
  /** The call has no response because the browser is offline, as far as it knows; absent otherwise. */
  readonly isOffline?: true;
  /** The error of each invalid form field; absent when no field is invalid. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The stored record, for a `conflict` with another editor. */
  readonly current?: unknown;
}

/** The return type of everything that can fail; only bugs throw. */
export type Result<Value, Problem = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Problem };

/** Wraps a value as a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a failure. */
export function fail<Problem>(failure: Problem): { readonly ok: false; readonly failure: Problem } {
  return { ok: false, failure };
}

/** The same result, whose failure says a sentence if the response had none. */
export function withSentence<Value>(result: Result<Value>, sentence: string): Result<Value> {
  if (result.ok || result.failure.message !== '') return result;
  return fail({ ...result.failure, message: sentence });
}
