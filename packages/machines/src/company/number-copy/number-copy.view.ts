import type { NumberCopyEvent } from './number-copy.machine.ts';

/** What a user can do with a number. */
export function numberCopyVerbs(send: (event: NumberCopyEvent) => void) {
  return { copy: (number: string) => send({ type: 'number.copy', number }) };
}
