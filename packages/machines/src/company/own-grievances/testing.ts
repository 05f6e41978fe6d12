export { ownGrievancesScenario } from './own-grievances.scenario.ts';
