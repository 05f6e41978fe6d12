export { pagedListScenario } from './paged-list.scenario.ts';
