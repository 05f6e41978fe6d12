export { referralLinkMachine } from './referral-link.machine.ts';
export type { ReferralLinkEvent, ShareOutcome } from './referral-link.machine.ts';
export { referralLinkVerbs } from './referral-link.view.ts';
export { referralLinkWalk } from './referral-link.walk.ts';
