export { countdownMachine } from './countdown.machine.ts';
export { countdownView } from './countdown.view.ts';
