import { QuestionForm } from '@pgm/api/contract';
import { createSubmitForm } from '../../kit/index.ts';
import { THANK_YOU_MS, typedVisitorValue } from '../lead-form/index.ts';
import { EMPTY_QUESTION, type QuestionField } from './question-values.ts';

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
