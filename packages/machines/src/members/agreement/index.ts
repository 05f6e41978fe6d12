export { agreementMachine } from './agreement.machine.ts';
export type { AgreementEvent, AgreementOpened } from './agreement.machine.ts';
export { agreementVerbs, agreementView } from './agreement.view.ts';
