export { leadFormScenario } from './lead-form.scenario.ts';
