import type { User } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { accountDetailsMachine } from './account-details.machine.ts';

/** A field of the form. */
export type AccountDetailsField = keyof SnapshotFrom<typeof accountDetailsMachine>['context']['values'];

/** The facts that the form shows. */
export function accountDetailsView(snapshot: SnapshotFrom<typeof accountDetailsMachine>) {
  const { isOpen, isSaving, record, values, errors, alert } = recordFormView(snapshot);
  const username = values.username.trim().toLowerCase();
  return { isOpen, isSaving, values, errors, alert, asksForPassword: username !== record?.username };
}

/** What a member can do with the form. */
export function accountDetailsVerbs(send: (event: EventFrom<typeof accountDetailsMachine>) => void) {
  const { edit, changeField, submit, close } = recordFormVerbs(send);
  return {
    edit: (user: User) => edit(user),
    changeField: (field: AccountDetailsField, value: string) => changeField(field, value),
    submit,
    close,
  };
}
