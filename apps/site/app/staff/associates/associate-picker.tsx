import { ok } from '@pgm/api/contract';
import { partyWords } from '@pgm/ui/staff/parent-change';
import { useActorRef } from '@xstate/react';
import { RecordPicker, type RecordPickerProps, createRecordSearch } from '../kit/record-picker.tsx';
import { staffClient } from '../kit/staff-client.ts';

/** The search for associates by name, code or number. */
export const siteAssociateChoicesMachine = createRecordSearch('associate-choices', async (query, signal) => {
  const found = await staffClient().associates.list(query, signal);
  return found.ok ? ok(found.value.data.map((one) => ({ id: one.id, name: partyWords(one, '') }))) : found;
});

/** The box in which staff find an associate and pick it. */
export function AssociatePicker(props: Omit<RecordPickerProps, 'hint'>) {
  const actor = useActorRef(siteAssociateChoicesMachine);
  return (
    <RecordPicker
      {...props}
      hint="Type the beginning of a name, a referral code or a mobile number"
      actor={actor}
    />
  );
}
