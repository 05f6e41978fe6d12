import { StockMovement, ok } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { NumberField } from '@pgm/ui/forms/number-field';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import type { StockRow } from './movement-dialog.tsx';

type PackingValues = Readonly<{ quantity: number | null }>;

const WORDS = {
  pack: { title: 'Pack bundles', label: 'Bundles packed', hint: 'Their contents leave the stock.' },
  unpack: { title: 'Unpack bundles', label: 'Bundles unpacked', hint: 'Their contents are back in stock.' },
} as const;

/** The dialog of a bundle that packs some, or unpacks them. */
export function packingDialog(kind: keyof typeof WORDS) {
  return rowDialog(kind, WORDS[kind].title, packingEditing(kind), ({ packable, quantity }: StockRow) =>
    kind === 'pack' ? packable !== undefined : packable !== undefined && quantity > 0,
  );
}

/** How bundles are packed or unpacked. */
export function packingEditing(
  kind: keyof typeof WORDS,
): RecordEditing<StockRow, StockMovement, PackingValues> {
  const { label, hint } = WORDS[kind];
  return {
    machine: createRecordForm<StockMovement, StockRow, PackingValues>(StockMovement, {
      id: `stock-${kind}`,
      empty: { quantity: null },
      toValues: () => ({ quantity: null }),
      toData: ({ quantity }) => ({ kind, quantity }),
    }),
    save: async (client, { record, data }, signal) => {
      if (record === undefined) throw new Error('a movement needs its bundle');
      const result = await client.stock.move(record.id, data, signal);
      return result.ok ? ok({ ...record, ...result.value, id: record.id }) : result;
    },
    labels: { quantity: 'Quantity' },
    Fields: ({ values, errors, change }) => (
      <RecordSection title="Stock">
        <NumberField
          label={label}
          hint={hint}
          step={1}
          min={1}
          value={values.quantity}
          error={errors.quantity}
          onChange={(changed) => change('quantity', changed)}
        />
      </RecordSection>
    ),
  };
}
