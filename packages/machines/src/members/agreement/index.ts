export { agreementMachine } from './agreement.machine.ts';
export type { AgreementEvent } from './agreement.machine.ts';
export { agreementVerbs, agreementView } from './agreement.view.ts';
