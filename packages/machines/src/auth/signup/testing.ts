export { signupScenario } from './signup.scenario.ts';
