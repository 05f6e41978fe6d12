export { shareScenario } from './share.scenario.ts';
