import { ok } from '@pgm/api/contract';
import { useActorRef } from '@xstate/react';
import { RecordPicker, type RecordPickerProps, createRecordSearch } from '../kit/record-picker.tsx';
import { staffClient } from '../kit/staff-client.ts';

/** The search for members by name, username, code or contact. */
export const siteMemberChoicesMachine = createRecordSearch('member-choices', async (query, signal) => {
  const found = await staffClient().members.list(query, signal);
  return found.ok
    ? ok(found.value.data.map(({ id, name, username }) => ({ id, name: `${name} · @${username}` })))
    : found;
});

/** The box in which administrators find another member and pick them. */
export function MemberPicker(props: Omit<RecordPickerProps, 'hint'>) {
  const actor = useActorRef(siteMemberChoicesMachine);
  return (
    <RecordPicker
      {...props}
      hint="Type the beginning of a name, a username, a mobile number or an email, or a whole referral code"
      actor={actor}
    />
  );
}
