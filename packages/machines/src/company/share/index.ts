export { shareMachine } from './share.machine.ts';
export type { ShareEvent, ShareOutcome } from './share.machine.ts';
export { shareVerbs, shareView, type ShareView } from './share.view.ts';
