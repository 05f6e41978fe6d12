import { QUESTION_FIELDS } from '@pgm/machines/company/question-form';
import { formDraft } from '../../../kit/form-draft.ts';

/** The draft of a question in this tab, until it is sent or saved to be sent later. */
export const savedDraft = formDraft('question', QUESTION_FIELDS);
