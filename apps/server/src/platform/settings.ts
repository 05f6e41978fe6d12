import * as z from 'zod';

/** A reason not to start that an operator can mend; printed as one sentence, without a stack trace or a secret. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Whether an address stays on this machine, so that its traffic cannot be read on the network. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** A setting that is a whole number from `min` to `max`; `fallback` when it is not set. */
export function wholeNumber(min: number, fallback: number, max = Number.MAX_SAFE_INTEGER) {
  return wholeNumberFrom(min, max).default(fallback);
}

/** A setting that is a whole number from `min` to `max`, or not set. */
export function optionalWholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return wholeNumberFrom(min, max).optional();
}

function wholeNumberFrom(min: number, max: number) {
  return z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
}
