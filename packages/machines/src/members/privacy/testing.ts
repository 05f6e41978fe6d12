export { privacyScenario, samplePrivacy } from './privacy.scenario.ts';
