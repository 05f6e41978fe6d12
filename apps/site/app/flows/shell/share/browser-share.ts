import { type ShareOutcome, shareMachine } from '@pgm/machines/shell/share';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';

/** The share machine with the browser's own functions. @param completeLink returns the link that is shared */
export const createBrowserShare = (completeLink: (link: string) => Promise<string>) =>
  withPorts(shareMachine)({
    actors: {
      completeLink: fromPromise(({ input }) => completeLink(input)),
      openSheet: fromPromise(({ input }) => openSheet(input)),
      copyLink: fromPromise(({ input }) => navigator.clipboard.writeText(input)),
    },
  });

/** Shares a link unchanged. */
export const browserShareMachine = createBrowserShare(async (link) => link);

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
