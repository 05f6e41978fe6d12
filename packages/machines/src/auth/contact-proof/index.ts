export { contactProofMachine } from './contact-proof.machine.ts';
export type { ContactProofEvent, ContactProven, ContactToProve } from './contact-proof.machine.ts';
export { contactProofVerbs, contactProofView } from './contact-proof.view.ts';
