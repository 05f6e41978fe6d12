export { loginScenario } from './login.scenario.ts';
