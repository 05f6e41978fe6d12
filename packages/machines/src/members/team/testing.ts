export { teamScenario } from './team.scenario.ts';
export { sampleBranch, samplePerson } from './sample-team.ts';
