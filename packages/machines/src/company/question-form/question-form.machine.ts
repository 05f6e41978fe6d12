import { QuestionForm } from '@pgm/api/contract';
import { type VisitorFormEvent, createVisitorForm } from '../lead-form/index.ts';
import { EMPTY_QUESTION, QUESTION_FIELDS, type QuestionField } from './question-values.ts';

export type QuestionFormEvent = VisitorFormEvent<QuestionField>;

/** The question of the contact page: a name, a mobile number and words, without an email address. */
export const questionFormMachine = createVisitorForm<QuestionForm, QuestionField>({
  id: 'question-form',
  schema: QuestionForm,
  toForm: (values) => QuestionForm.parse(values),
  fields: QUESTION_FIELDS,
  empty: EMPTY_QUESTION,
});
