import type { ReferralLinkEvent } from './referral-link.machine.ts';

/** What a person can do with the link. */
export function referralLinkVerbs(send: (event: ReferralLinkEvent) => void) {
  return {
    copy: (link: string) => send({ type: 'link.copy', link }),
    share: (link: string) => send({ type: 'link.share', link }),
  };
}
