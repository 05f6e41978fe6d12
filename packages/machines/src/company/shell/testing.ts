export { shellScenario } from './shell.scenario.ts';
