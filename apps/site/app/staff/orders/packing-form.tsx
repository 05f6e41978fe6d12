import { Packing, type StaffOrder, leftLines, toLineKey } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { SelectField } from '@pgm/ui/forms/select-field';
import { PackingFields } from '@pgm/ui/staff/packing-fields';
import { toImage } from '#app/kit/catalogue-product.ts';
import type { RecordEditing } from '../kit/resource.types.ts';
import { fromLineKey } from './from-line-key.ts';

const IF_MISSING = [
  { value: 'WAIT', label: 'Wait: the order stays to be packed' },
  { value: 'CANCEL', label: 'Cancel them, and pack the rest' },
] as const satisfies readonly { value: Packing['ifMissing']; label: string }[];

interface PackedLine {
  readonly quantity: number;
  readonly found: number;
}

type PackingValues = Readonly<{ items: Readonly<Record<string, PackedLine>>; ifMissing: string }>;

/** How an order is packed: nothing is found until the packer says so. */
export const packingEditing: RecordEditing<StaffOrder, Packing, PackingValues> = {
  machine: createRecordForm<Packing, StaffOrder, PackingValues>(Packing, {
    id: 'order-pack',
    empty: { items: {}, ifMissing: '' },
    toValues: ({ items }) => ({
      items: Object.fromEntries(
        leftLines(items).map(({ lineKey, left }) => [lineKey, { quantity: left, found: 0 }]),
      ),
      ifMissing: '',
    }),
    toData: ({ items, ifMissing }) => ({
      items: Object.entries(items).map(([lineKey, line]) => ({ ...fromLineKey(lineKey), ...line })),
      ...(ifMissing !== '' && { ifMissing }),
    }),
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.orders.pack(record?.id ?? '', data, signal),
  labels: { items: 'Items', ifMissing: 'What happens to the missing pieces' },
  toText: String,
  Fields: ({ values, errors, change, record }) => (
    <RecordSection title="What is packed">
      <PackingFields
        lines={(record?.items ?? []).flatMap((item) => {
          const lineKey = toLineKey(item);
          const line = values.items[lineKey];
          const { productName: name, size, productImage } = item;
          return line
            ? [{ lineKey, name, size, image: toImage(productImage ?? undefined, ''), ...line }]
            : [];
        })}
        error={errors.items}
        onChange={(lineKey, found) => {
          const line = values.items[lineKey];
          if (line) change('items', { ...values.items, [lineKey]: { ...line, found } });
        }}
      />
      {Object.values(values.items).some(({ quantity, found }) => found < quantity) && (
        <SelectField
          label="What happens to the missing pieces"
          hint="What is cancelled is not in stock: the buyer is told, and what was paid for it is refunded."
          placeholder="Select an option"
          options={IF_MISSING}
          value={values.ifMissing}
          error={errors.ifMissing}
          onChange={({ currentTarget }) => change('ifMissing', currentTarget.value)}
        />
      )}
    </RecordSection>
  ),
};
