import { ok } from '@pgm/api/contract';
import { useActorRef } from '@xstate/react';
import { RecordPicker, type RecordPickerProps, createRecordSearch } from '../kit/record-picker.tsx';
import { staffClient } from '../kit/staff-client.ts';

/** The search for staff who can work on leads and grievances, by name, username or email. */
export const siteColleagueChoicesMachine = createRecordSearch('colleague-choices', async (query, signal) => {
  const found = await staffClient().accounts.list({ ...query, area: 'people' }, signal);
  return found.ok
    ? ok(found.value.data.map(({ id, name, username }) => ({ id, name: `${name} · @${username}` })))
    : found;
});

/** The box in which administrators find a colleague and pick them. */
export function ColleaguePicker(props: Omit<RecordPickerProps, 'hint'>) {
  const actor = useActorRef(siteColleagueChoicesMachine);
  return <RecordPicker {...props} hint="Type a part of the name, the username or the email" actor={actor} />;
}
