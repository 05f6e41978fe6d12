export { privacyMachine } from './privacy.machine.ts';
export type { ConsentName, PrivacyEvent } from './privacy.machine.ts';
export { privacyVerbs, privacyView } from './privacy.view.ts';
