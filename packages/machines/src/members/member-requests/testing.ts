export { memberRequestsScenario } from './member-requests.scenario.ts';
