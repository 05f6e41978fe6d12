export { grievanceFormMachine } from './grievance-form.machine.ts';
export { grievanceFormVerbs, grievanceFormView } from './grievance-form.view.ts';
export { GRIEVANCE_FIELDS } from './grievance-values.ts';
export type { GrievanceDraft, GrievanceField, GrievanceValues } from './grievance-values.ts';
