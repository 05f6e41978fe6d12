export { countdownScenario } from './countdown.scenario.ts';
