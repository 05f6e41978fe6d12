export { THANK_YOU_MS, leadFormMachine } from './lead-form.machine.ts';
export type { LeadAlert, LeadFormEvent } from './lead-form.machine.ts';
export { leadFormVerbs, leadFormView } from './lead-form.view.ts';
export { LEAD_FIELDS } from './lead-values.ts';
export type { LeadDraft, LeadField, LeadValues, SentLead } from './lead-values.ts';
