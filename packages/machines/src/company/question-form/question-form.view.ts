import type { SnapshotFrom } from 'xstate';
import { submitFormVerbs } from '../../kit/index.ts';
import { visitorFormView } from '../lead-form/index.ts';
import type { questionFormMachine } from './question-form.machine.ts';
import type { QuestionField } from './question-values.ts';

/** The facts that the form of a question shows. */
export function questionFormView(snapshot: SnapshotFrom<typeof questionFormMachine>) {
  return visitorFormView<QuestionField>(snapshot);
}

/** What a user can do with the form. */
export const questionFormVerbs = submitFormVerbs<QuestionField>;
