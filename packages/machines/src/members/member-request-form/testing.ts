export { memberRequestFormScenario, sampleMemberRequest } from './member-request-form.scenario.ts';
