import { QuestionForm } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { visitorFormVerbs, visitorFormView } from '../lead-form/index.ts';
import type { questionFormMachine } from './question-form.machine.ts';
import type { QuestionField } from './question-values.ts';

/** The facts that the form of a question shows. */
export function questionFormView(snapshot: SnapshotFrom<typeof questionFormMachine>) {
  return visitorFormView<QuestionField>(QuestionForm, snapshot);
}

/** What a user can do with the form. */
export const questionFormVerbs = visitorFormVerbs<QuestionField>;
