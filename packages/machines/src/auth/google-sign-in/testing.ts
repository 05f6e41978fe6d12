export { googleSignInScenario } from './google-sign-in.scenario.ts';
