import { type ShareOutcome, shareMachine } from '@pgm/machines/shell/share';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';

/** The share machine that shares a link unchanged by the browser's own functions. */
export const browserShareMachine = withPorts(shareMachine)({
  actors: {
    completeLink: fromPromise(async ({ input }) => input),
    openSheet: fromPromise(({ input }) => openSheet(input)),
    copyLink: fromPromise(({ input }) => navigator.clipboard.writeText(input)),
  },
});

/** The result of the share sheet that was opened last. */
let lastSheet: Promise<ShareOutcome> = Promise.resolve('cancelled');

function openSheet(url: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return Promise.resolve('unavailable');
  lastSheet = awaitEnd(navigator.share({ url }), lastSheet);
  return lastSheet;
}

async function awaitEnd(sheet: Promise<void>, before: Promise<ShareOutcome>): Promise<ShareOutcome> {
  try {
    await sheet;
    return 'shared';
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : undefined;
    if (name === 'AbortError') return 'cancelled';
    // Only one sheet can be open: the sheet of the previous press still is.
    if (name === 'InvalidStateError') return before;
    throw reason;
  }
}
