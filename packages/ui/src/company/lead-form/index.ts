export { LeadForm, type LeadFormProps } from './lead-form.tsx';
export type { LeadField } from './lead-fields.tsx';
