export { recentlySeenMachine } from './recently-seen.machine.ts';
export { recentlySeenVerbs, recentlySeenView } from './recently-seen.view.ts';
