import { type ShareOutcome, shareMachine } from '@pgm/machines/share';
import { fromPromise } from 'xstate';

/** Giving a link away as it is, the way browsers do it. */
export const browserShareMachine = shareMachine.provide({
  actors: {
    completeLink: fromPromise(async ({ input }) => input),
    openSheet: fromPromise(({ input }) => openSheet(input)),
    copyLink: fromPromise(({ input }) => navigator.clipboard.writeText(input)),
  },
});

/** How the sheet that was opened last ends. */
let lastSheet: Promise<ShareOutcome> = Promise.resolve('cancelled');

function openSheet(url: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return Promise.resolve('unavailable');
  lastSheet = endOf(navigator.share({ url }), lastSheet);
  return lastSheet;
}

async function endOf(sheet: Promise<void>, before: Promise<ShareOutcome>): Promise<ShareOutcome> {
  try {
    await sheet;
    return 'shared';
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : undefined;
    if (name === 'AbortError') return 'cancelled';
    // There is one sheet at a time: that of the press before is still open.
    if (name === 'InvalidStateError') return before;
    throw reason;
  }
}
