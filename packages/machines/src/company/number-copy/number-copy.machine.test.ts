import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { numberCopyMachine, numberCopyVerbs } from './number-copy.machine.ts';

describe('the number of a grievance', () => {
  it.each([
    ['is copied', async () => undefined, 'success: Number copied'],
    [
      'comes with how to copy it when the browser does not allow it',
      () => Promise.reject(new Error('not allowed')),
      'error: The number could not be copied. Select it and copy it yourself.',
    ],
  ])('%s, once for a double press', async (_, copy: () => Promise<void>, toast) => {
    const copied: string[] = [];
    const toasts: string[] = [];
    const actor = createActor(
      numberCopyMachine.provide({
        actors: {
          copyNumber: fromPromise(({ input }) => {
            copied.push(input);
            return copy();
          }),
        },
      }),
    ).start();
    actor.on('toast.show', ({ kind, message }) => void toasts.push(`${kind}: ${message}`));
    const verbs = numberCopyVerbs(actor.send);
    verbs.copy('GR-2026-000123');
    verbs.copy('GR-2026-000123');
    await settle();
    expect([copied, toasts]).toEqual([['GR-2026-000123'], [toast]]);
  });
});
