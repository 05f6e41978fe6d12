import { AccountDetails, type User } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';

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
