export { associateListScenario } from './associate-list.scenario.ts';
