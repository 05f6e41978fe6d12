export { type ExportWay, secondFactorMachine } from './second-factor.machine.ts';
export { secondFactorVerbs, secondFactorView } from './second-factor.view.ts';
