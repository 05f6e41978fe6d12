export { bankDetailsRevealMachine } from './bank-details-reveal.machine.ts';
export type { BankDetailsRevealEvent } from './bank-details-reveal.machine.ts';
export { bankDetailsRevealVerbs, bankDetailsRevealView } from './bank-details-reveal.view.ts';
