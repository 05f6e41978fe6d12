export { THANK_YOU_MS, leadFormMachine } from './lead-form.machine.ts';
export type { LeadAlert, LeadField, LeadFormEvent, LeadValues } from './lead-form.machine.ts';
export { leadFormVerbs, leadFormView } from './lead-form.view.ts';
export { leadFormWalk } from './lead-form.walk.ts';
