import { LeadFields, type LeadFieldsProps } from './lead-fields.tsx';
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx';

export interface LeadFormProps
  extends LeadFieldsProps, Omit<VisitorFormProps, 'title' | 'text' | 'children'> {
  /** English. */
  title?: string | undefined;
  /** What happens next; English. */
  text?: string | undefined;
}

/**
 * A visitor leaves a name, a number, an address and a state, and asks for a call: 'Join the business' by default.
 */
export function LeadForm({
  title = 'Join the business',
  text = 'Leave your number and we will call to answer your questions.',
  status,
  alert,
  onSubmit,
  className,
  ...fields
}: LeadFormProps) {
  return (
    <VisitorForm {...{ title, text, status, alert, onSubmit, className }}>
      <LeadFields {...fields} />
    </VisitorForm>
  );
}
