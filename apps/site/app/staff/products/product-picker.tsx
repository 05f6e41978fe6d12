import { ok, toLineKey } from '@pgm/api/contract';
import { useActorRef } from '@xstate/react';
import { RecordPicker, type RecordPickerProps, createRecordSearch } from '../kit/record-picker.tsx';
import { staffClient } from '../kit/staff-client.ts';

/** The search for products by name. */
export const siteProductChoicesMachine = createRecordSearch('product-choices', async (query, signal) => {
  const found = await staffClient().products.listForStaff({ ...query, sort: 'name' }, signal);
  return found.ok ? ok(found.value.data.map(({ id, name }) => ({ id, name }))) : found;
});

/** The search for products by name, in each of their sizes; an id is the key of a line. */
export const siteSizedProductChoicesMachine = createRecordSearch(
  'sized-product-choices',
  async (query, signal) => {
    const found = await staffClient().products.listForStaff({ ...query, sort: 'name' }, signal);
    if (!found.ok) return found;
    return ok(
      found.value.data.flatMap(({ id, name, sizes }) =>
        sizes === undefined
          ? [{ id, name }]
          : sizes.map((size) => ({ id: toLineKey({ productId: id, size }), name: `${name}, ${size}` })),
      ),
    );
  },
);

/** The box in which staff find a product and pick it, in one of its sizes where it has some. */
export function SizedProductPicker(props: Omit<RecordPickerProps, 'hint'>) {
  const actor = useActorRef(siteSizedProductChoicesMachine);
  return <RecordPicker {...props} hint="Type a part of the name" actor={actor} />;
}

/** The box in which staff find a product and pick it. */
export function ProductPicker(props: Omit<RecordPickerProps, 'hint'>) {
  const actor = useActorRef(siteProductChoicesMachine);
  return <RecordPicker {...props} hint="Type a part of the name" actor={actor} />;
}
