import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { VisitorForm, type VisitorFormProps } from '../lead-form/visitor-form.tsx';

export interface QuestionFormProps
  extends FormFields<'name' | 'mobile' | 'question'>, Omit<VisitorFormProps, 'title' | 'text' | 'children'> {}

/** A visitor leaves a question and a number to call; there is no field for an email address. */
export function QuestionForm({ values, errors, onChange, ...form }: QuestionFormProps) {
  const field = toField({ values, errors, onChange });
  return (
    <VisitorForm
      {...form}
      title="Want us to call you?"
      text="Leave your question and your number. We will call you on a working day."
    >
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField {...field('mobile')} {...mobileNumber} label="Mobile number" />
      <TextArea {...field('question')} label="Your question" />
    </VisitorForm>
  );
}
