export { leadFormMachine } from './lead-form.machine.ts';
export type { LeadFormEvent } from './lead-form.machine.ts';
export { leadFormVerbs, leadFormView } from './lead-form.view.ts';
export { LEAD_FIELDS } from './lead-values.ts';
export type { LeadDraft, LeadField, LeadValues, SentLead } from './lead-values.ts';
export { THANK_YOU_MS, createVisitorForm } from './visitor-form.machine.ts';
export type { LeadAlert, SentForm, VisitorFormEvent } from './visitor-form.machine.ts';
export { visitorFormVerbs, visitorFormView } from './visitor-form.view.ts';
