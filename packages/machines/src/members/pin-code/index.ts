export { pinCodeMachine } from './pin-code.machine.ts';
export type { FillField, Place } from './pin-code.machine.ts';
export { pinCodeVerbs, pinCodeView } from './pin-code.view.ts';
