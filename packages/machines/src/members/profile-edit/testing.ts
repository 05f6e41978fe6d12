export { profileEditScenario, sampleProfile } from './profile-edit.scenario.ts';
