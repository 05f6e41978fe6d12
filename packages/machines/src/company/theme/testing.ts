export { themeScenario } from './theme.scenario.ts';
