export { accountDeletionScenario } from './account-deletion.scenario.ts';
