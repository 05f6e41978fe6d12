import { QuestionForm } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createSubmitForm, submitFormVerbs } from '../../kit/index.ts';
import { THANK_YOU_MS, typedVisitorValue, visitorFormView } from '../lead-form/visitor-form.ts';

/** The inputs of a question as typed; all text. */
export type QuestionField = keyof typeof QuestionForm.shape;

/** The fields in the order in which the user fills them. */
export const QUESTION_FIELDS: readonly QuestionField[] = ['name', 'mobile', 'question'];

const EMPTY_QUESTION: Readonly<Record<QuestionField, string>> = { name: '', mobile: '', question: '' };

/**
 * The question of the contact page: a name, a mobile number and words, without an email address. Its actors and actions are
 * those of a form with draft and queue.
 */
export const questionFormMachine = createSubmitForm<QuestionForm, unknown, QuestionField>(QuestionForm, {
  id: 'question-form',
  empty: EMPTY_QUESTION,
  clean: typedVisitorValue,
  hasDraft: true,
  hasQueue: true,
  doneMs: THANK_YOU_MS,
});

/** The facts that the form of a question shows. */
export function questionFormView(snapshot: SnapshotFrom<typeof questionFormMachine>) {
  return visitorFormView<QuestionField>(snapshot);
}

/** What a user can do with the form. */
export const questionFormVerbs = submitFormVerbs<QuestionField>;
