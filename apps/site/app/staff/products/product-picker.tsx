import { ok } from '@pgm/api/contract';
import { useActorRef } from '@xstate/react';
import { RecordPicker, type RecordPickerProps, createRecordSearch } from '../kit/record-picker.tsx';
import { staffClient } from '../kit/staff-client.ts';

/** The search for products by name. */
export const siteProductChoicesMachine = createRecordSearch('product-choices', async (query, signal) => {
  const found = await staffClient().products.listForStaff({ ...query, sort: 'name' }, signal);
  return found.ok ? ok(found.value.data.map(({ id, name }) => ({ id, name }))) : found;
});

/** The box in which staff find a product and pick it. */
export function ProductPicker(props: Omit<RecordPickerProps, 'hint'>) {
  const actor = useActorRef(siteProductChoicesMachine);
  return <RecordPicker {...props} hint="Type a part of the name" actor={actor} />;
}
