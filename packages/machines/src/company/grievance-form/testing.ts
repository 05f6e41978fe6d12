export { grievanceFormScenario, sampleGrievance } from './grievance-form.scenario.ts';
