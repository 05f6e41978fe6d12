export { RequestForm, type RequestFormProps } from './request-form.tsx';
export type { RequestField } from './request-fields.tsx';
