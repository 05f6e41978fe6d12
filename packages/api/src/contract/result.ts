/** Why a call failed, as a closed list to branch on; never branch on `message`. */
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
export interface Failure {
  readonly code: FailureCode;
  /** The sentence to show; pass it through `t()`. */
  readonly message: string;
  /** The HTTP status, absent when nothing came back. */
  readonly status?: number;
  /** Nothing came back since there is no line, as far as the browser knows; absent otherwise. */
  readonly isOffline?: true;
  /** What is wrong per field of the form that was sent; absent when no field is to blame. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What may fail returns this; only bugs throw. */
export type Result<Value, Problem = Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Problem };

/** Wraps a value as a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a reason as a failure. */
export function fail<Problem>(failure: Problem): { readonly ok: false; readonly failure: Problem } {
  return { ok: false, failure };
}
