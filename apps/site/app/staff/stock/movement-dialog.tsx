import { type StaffStock, StockMovement, ok } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { NumberField } from '@pgm/ui/forms/number-field';
import { TextField } from '@pgm/ui/forms/text-field';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';

/** The stock of a product; a product has one, so its id is that of the product. */
export type StockRow = Omit<StaffStock, 'id'> & { readonly id: string };

type MovementValues = Readonly<{
  quantity: number | null;
  /** The pieces of each size; empty for a product without sizes, null for a size that stays as it is. */
  sizes: Readonly<Record<string, number | null>>;
  reason: string;
}>;

const WORDS = {
  receive: { label: 'Pieces received', hint: 'For example, a delivery from the manufacturer' },
  correct: { label: 'Pieces in stock', hint: 'For example, a stock count or damaged goods' },
} as const;

/** The movements with a reason; bundles are packed without one. */
type Reasoned = keyof typeof WORDS;

/** The dialog that changes the stock of a product with a reason. */
export function movementDialog(kind: Reasoned, label: string) {
  return rowDialog(kind, label, movementEditing(kind));
}

/** How the stock of a product is changed with a reason. */
export function movementEditing(kind: Reasoned): RecordEditing<StockRow, StockMovement, MovementValues> {
  const words = WORDS[kind];
  return {
    machine: createRecordForm<StockMovement, StockRow, MovementValues>(StockMovement, {
      id: `stock-${kind}`,
      empty: { quantity: null, sizes: {}, reason: '' },
      toValues: ({ sizes = {} }) => ({
        quantity: null,
        sizes: Object.fromEntries(Object.keys(sizes).map((size) => [size, null])),
        reason: '',
      }),
      toData: ({ quantity, sizes, reason }) => ({ kind, reason, ...toPieces(quantity, sizes) }),
      asksToDiscard: true,
    }),
    save: async (client, { record, data }, signal) => {
      if (record === undefined) throw new Error('a movement needs its product');
      const result = await client.stock.move(record.id, data, signal);
      return result.ok ? ok({ ...record, ...result.value, id: record.id }) : result;
    },
    labels: { sizes: 'Sizes', quantity: 'Quantity', reason: 'Reason' },
    Fields: ({ values, errors, change, record }) => (
      <RecordSection title={record?.sizes ? words.label : 'Stock'}>
        {Object.entries(values.sizes).map(([size, pieces], index) => (
          <NumberField
            key={size}
            label={size}
            step={1}
            value={pieces}
            error={index === 0 ? (errors.sizes ?? errors.quantity) : undefined}
            onChange={(changed) => change('sizes', { ...values.sizes, [size]: changed })}
          />
        ))}
        {Object.keys(values.sizes).length === 0 && (
          <NumberField
            label={words.label}
            step={1}
            value={values.quantity}
            error={errors.quantity}
            onChange={(quantity) => change('quantity', quantity)}
          />
        )}
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

/** What is counted or arrives: in a product with sizes, of each size that has a number. */
function toPieces(quantity: number | null, sizes: MovementValues['sizes']) {
  if (Object.keys(sizes).length === 0) return { quantity };
  const named = Object.entries(sizes).flatMap(([size, pieces]): [string, number][] =>
    pieces === null ? [] : [[size, pieces]],
  );
  return {
    quantity: named.reduce((sum, [, pieces]) => sum + pieces, 0),
    sizes: Object.fromEntries(named),
  };
}
