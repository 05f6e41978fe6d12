export { authModalScenario } from './auth-modal.scenario.ts';
