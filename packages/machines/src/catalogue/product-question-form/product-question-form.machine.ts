import { NewProductQuestion, type OwnProductQuestion } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createRecordForm, recordFormVerbs, recordFormView } from '../../kit/index.ts';

const EMPTY = { text: '' };

/** The form with which a member asks about a product. Provide `saveRecord` with the call. */
export const productQuestionFormMachine = createRecordForm<
  NewProductQuestion,
  OwnProductQuestion,
  typeof EMPTY
>(NewProductQuestion, { id: 'product-question-form', empty: EMPTY });

/** The facts that the form of a product question shows. */
export function productQuestionFormView(snapshot: SnapshotFrom<typeof productQuestionFormMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  return { isOpen, isSending: isSaving, text: values.text, textError: errors.text, alert };
}

/** What a member can do with the form. */
export function productQuestionFormVerbs(
  send: (event: EventFrom<typeof productQuestionFormMachine>) => void,
) {
  const { add, changeField, submit, close, leave } = recordFormVerbs(send);
  return {
    open: () => add(),
    changeText: (text: string) => changeField('text', text),
    submit,
    close,
    leave,
  };
}
