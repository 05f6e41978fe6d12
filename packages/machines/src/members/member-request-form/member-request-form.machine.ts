import { CORRECTABLE_FACTS, GENDERS, type MemberRequest, NewMemberRequest } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createRecordForm, recordFormVerbs, recordFormView } from '../../kit/index.ts';

/** The values as typed or selected; `kind` decides which of them are used. */
const EMPTY = { kind: '', referralCode: '', reason: '', field: '', text: '' };

type MemberRequestField = keyof typeof EMPTY;

/** The form with which a member asks the company for something. Provide `saveRecord` with the call. */
export const memberRequestFormMachine = createRecordForm<NewMemberRequest, MemberRequest, typeof EMPTY>(
  NewMemberRequest,
  {
    id: 'member-request-form',
    empty: EMPTY,
    // What was typed for one fact is no value of another one.
    dependants: { field: ['text'] },
    // A code is written as on the card.
    clean: (field, value) => (field === 'referralCode' ? value.replace(/\s/g, '').toUpperCase() : value),
  },
);

/** The facts that the member request form shows. */
export function memberRequestFormView(snapshot: SnapshotFrom<typeof memberRequestFormMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  return {
    isOpen,
    values,
    errors,
    alert,
    isSending: isSaving,
    fieldOptions: CORRECTABLE_FACTS,
    genderOptions: GENDERS,
  };
}

/** What a user can do with the form. */
export function memberRequestFormVerbs(send: (event: EventFrom<typeof memberRequestFormMachine>) => void) {
  const { add, changeField, submit, close, leave } = recordFormVerbs(send);
  return {
    open: () => add(),
    changeField: (field: MemberRequestField, value: string) => changeField(field, value),
    submit,
    close,
    leave,
  };
}
