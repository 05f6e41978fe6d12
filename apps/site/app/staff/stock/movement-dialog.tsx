import { type StaffStock, StockMovement, ok } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { NumberField } from '@pgm/ui/forms/number-field';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextField } from '@pgm/ui/forms/text-field';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';

/** The stock of a product; a product has one, so its id is that of the product. */
export type StockRow = Omit<StaffStock, 'id'> & { readonly id: string };

type MovementValues = Readonly<{ size: string; quantity: number | null; reason: string }>;

const WORDS = {
  receive: { label: 'Pieces received', hint: 'For example, a delivery from the manufacturer' },
  correct: { label: 'Pieces in stock', hint: 'For example, a stock count or damaged goods' },
} as const;

/** The dialog that changes the stock of a product with a reason. */
export function movementDialog(kind: StockMovement['kind'], label: string) {
  return rowDialog(kind, label, movementEditing(kind));
}

/** How the stock of a product is changed with a reason. */
export function movementEditing(
  kind: StockMovement['kind'],
): RecordEditing<StockRow, StockMovement, MovementValues> {
  const words = WORDS[kind];
  return {
    machine: createRecordForm<StockMovement, StockRow, MovementValues>(StockMovement, {
      id: `stock-${kind}`,
      empty: { size: '', quantity: null, reason: '' },
      toData: (values) => ({ ...values, kind }),
      asksToDiscard: true,
    }),
    save: async (client, { record, data }, signal) => {
      if (record === undefined) throw new Error('a movement needs its product');
      const result = await client.stock.move(record.id, data, signal);
      return result.ok ? ok({ ...record, ...result.value, id: record.id }) : result;
    },
    labels: { size: 'Size', quantity: 'Quantity', reason: 'Reason' },
    Fields: ({ values, errors, change, record }) => (
      <RecordSection title="Stock">
        {record?.sizes && (
          <SelectField
            label="Size"
            placeholder="Select an option"
            options={Object.keys(record.sizes).map((size) => ({ value: size }))}
            value={values.size}
            error={errors.size}
            onChange={({ currentTarget }) => change('size', currentTarget.value)}
          />
        )}
        <NumberField
          label={words.label}
          step={1}
          value={values.quantity}
          error={errors.quantity}
          onChange={(quantity) => change('quantity', quantity)}
        />
        <TextField
          label="Reason"
          hint={words.hint}
          value={values.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => change('reason', currentTarget.value)}
        />
      </RecordSection>
    ),
  };
}
