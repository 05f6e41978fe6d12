export { authModalMachine } from './auth-modal.machine.ts';
export type { AuthModalEvent, AuthModalGivenUp, AuthModalReturn } from './auth-modal.machine.ts';
export { authModalVerbs, authModalView } from './auth-modal.view.ts';
