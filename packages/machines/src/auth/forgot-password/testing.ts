export { forgotPasswordScenario } from './forgot-password.scenario.ts';
