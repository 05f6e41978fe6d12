export { connectionScenario } from './connection.scenario.ts';
