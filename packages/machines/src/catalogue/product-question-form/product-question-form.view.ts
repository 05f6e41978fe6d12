import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { productQuestionFormMachine } from './product-question-form.machine.ts';

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
