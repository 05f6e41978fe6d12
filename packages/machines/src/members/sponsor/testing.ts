export { sponsorScenario } from './sponsor.scenario.ts';
