export { resetPasswordScenario } from './reset-password.scenario.ts';
