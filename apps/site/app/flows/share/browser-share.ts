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

async function openSheet(url: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share({ url });
    return 'shared';
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return 'cancelled';
    throw reason;
  }
}
