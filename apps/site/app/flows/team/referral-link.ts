import { type ShareOutcome, referralLinkMachine } from '@pgm/machines/referral-link';
import { fromPromise } from 'xstate';

/** The address at which somebody joins below the member with this code. */
export function referralLinkOf(code: string): string {
  return `${location.origin}/Associate/signup?ref=${encodeURIComponent(code)}`;
}

/** Giving a referral link away, as browsers do it. */
export const siteReferralLinkMachine = referralLinkMachine.provide({
  actors: {
    copyLink: fromPromise(({ input }) => navigator.clipboard.writeText(input)),
    shareLink: fromPromise(({ input }) => share(input)),
  },
});

async function share(url: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share({ url });
    return 'settled';
  } catch (reason) {
    // The sheet was closed again: nothing is left to do.
    if (reason instanceof DOMException && reason.name === 'AbortError') return 'settled';
    throw reason;
  }
}
