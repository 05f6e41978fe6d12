export { MemberRequestForm, type MemberRequestFormProps } from './member-request-form.tsx';
export type { MemberRequestField } from './member-request-fields.tsx';
