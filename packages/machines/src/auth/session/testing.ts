export { sessionScenario } from './session.scenario.ts';
