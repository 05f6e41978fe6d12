export { identityCardMachine } from './identity-card.machine.ts';
export type { CardOpened, IdentityCardEvent } from './identity-card.machine.ts';
export { identityCardVerbs, identityCardView } from './identity-card.view.ts';
