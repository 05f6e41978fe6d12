export { numberCopyMachine } from './number-copy.machine.ts';
export { numberCopyVerbs } from './number-copy.view.ts';
