export { leadFormMachine } from './lead-form.machine.ts';
export { leadFormVerbs, leadFormView } from './lead-form.view.ts';
export { LEAD_FIELDS } from './lead-values.ts';
export type { LeadDraft, LeadField, LeadValues } from './lead-values.ts';
export { THANK_YOU_MS, typedVisitorValue } from './visitor-form.ts';
export { visitorFormView } from './visitor-form.view.ts';
export type { LeadAlert } from './visitor-form.view.ts';
