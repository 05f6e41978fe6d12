export { associateSearchScenario } from './associate-search.scenario.ts';
