export { grievanceStatusScenario } from './grievance-status.scenario.ts';
