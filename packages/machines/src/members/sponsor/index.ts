export { TYPING_MS, sponsorMachine } from './sponsor.machine.ts';
export type { SponsorEvent } from './sponsor.machine.ts';
export { sponsorVerbs, sponsorView } from './sponsor.view.ts';
