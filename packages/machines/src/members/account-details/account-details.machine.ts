import { AccountDetails, type User } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createRecordForm, recordFormVerbs, recordFormView } from '../../kit/index.ts';

/** The values of the form; the further contacts have commas between them, and a new username needs the password. */
const EMPTY = { username: '', dob: '', alternateEmails: '', alternatePhone: '', password: '' };

/** The form of a member's username, birth date and further contacts. Provide `saveRecord` with the call. */
export const accountDetailsMachine = createRecordForm(AccountDetails, {
  id: 'account-details',
  empty: EMPTY,
  toValues: ({ username, dob, alternateEmails, alternatePhone }: User) => ({
    username,
    dob: dob?.slice(0, 'YYYY-MM-DD'.length) ?? '',
    alternateEmails: alternateEmails.join(', '),
    alternatePhone: alternatePhone.join(', '),
    password: '',
  }),
  toData: ({ alternateEmails, alternatePhone, password, ...values }) => ({
    ...values,
    ...(password !== '' && { password }),
    alternateEmails: toList(alternateEmails),
    alternatePhone: toList(alternatePhone).map(toMobile),
  }),
});

function toList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A number without the country code and the spaces that people write. */
function toMobile(text: string): string {
  return text.replaceAll(/[\s-]/g, '').replace(/^\+91/, '');
}

/** A field of the form. */
type AccountDetailsField = keyof SnapshotFrom<typeof accountDetailsMachine>['context']['values'];

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
