export { searchScenario } from './search.scenario.ts';
