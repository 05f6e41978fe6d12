import { NewStock, listStaffStock, ok } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { NumberField } from '@pgm/ui/forms/number-field';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import { CsvButtons } from '../csv-import/csv-buttons.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { type StockRow, movementDialog } from './movement-dialog.tsx';
import { packingDialog } from './packing-dialog.tsx';

type StockValues = Readonly<Record<'quantity' | 'alertQuantity', number | null>> & {
  readonly productId: string;
  /** The pieces of each size; empty for a product without sizes. */
  readonly sizes: Readonly<Record<string, number | null>>;
};

/** The stock of all products. */
export const stock = defineResource({
  id: 'stock',
  title: 'Stock',
  empty: { title: 'No products' },
  toName: ({ productName }: StockRow) => productName,
  columns: ({ t, formatNumber }) => [
    { id: 'product', header: 'Product', isSortable: true, render: ({ productName }) => productName },
    {
      id: 'quantity',
      header: 'Quantity',
      isSortable: true,
      align: 'end',
      render: ({ quantity, sizes = {}, packable }) => (
        <>
          {formatNumber(quantity)}
          {packable !== undefined && (
            <span className="block text-note text-ink-muted">
              {t('Can be packed: {count}', { count: packable })}
            </span>
          )}
          <span className="block text-note text-ink-muted empty:hidden">
            {Object.entries(sizes)
              .map(([size, pieces]) => `${size}: ${formatNumber(pieces)}`)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'alertQuantity',
      header: 'Alert at',
      align: 'end',
      render: ({ alertQuantity }) => formatNumber(alertQuantity),
    },
    {
      id: 'state',
      header: 'State|goods',
      render: ({ quantity, alertQuantity, sizes = {} }) => {
        if (quantity === 0) return <Badge kind="debit">{t('Sold out')}</Badge>;
        const soldOut = Object.keys(sizes).filter((size) => sizes[size] === 0);
        if (soldOut.length > 0)
          return <Badge kind="spice">{t('Sold out in {sizes}', { sizes: soldOut.join(', ') })}</Badge>;
        if (quantity <= alertQuantity) return <Badge kind="spice">{t('Low')}</Badge>;
        return <Badge kind="credit">{t('In stock')}</Badge>;
      },
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'State|goods',
      options: [
        { value: 'low', label: 'Low' },
        { value: 'soldOut', label: 'Sold out' },
        { value: 'sizeSoldOut', label: 'A size is sold out' },
      ],
    },
  ],
  list: async (client, query, signal) => {
    const result = await client.stock.listForStaff(toQuery(listStaffStock, query), signal);
    if (!result.ok) return result;
    const data = result.value.data.map((row): StockRow => ({ ...row, id: row.productId }));
    return ok({ ...result.value, data });
  },
  editing: {
    machine: createRecordForm<NewStock, StockRow, StockValues>(NewStock, {
      id: 'stock-form',
      empty: { productId: '', quantity: null, alertQuantity: null, sizes: {} },
      toValues: ({ productId, quantity, alertQuantity, sizes = {} }) => ({
        productId,
        quantity,
        alertQuantity,
        sizes,
      }),
      // The sizes of a product say how many there are in all.
      toData: ({ sizes, ...values }) => (Object.keys(sizes).length > 0 ? { ...values, sizes } : values),
      asksToDiscard: true,
    }),
    save: async (client, { record, data }, signal) => {
      const result = await client.stock.set(data, signal);
      return result.ok ? ok({ productName: '', ...record, ...result.value, id: data.productId }) : result;
    },
    labels: { productId: 'Product', quantity: 'Quantity', alertQuantity: 'Alert at', sizes: 'Sizes' },
    Fields: ({ values, errors, change }) => (
      <RecordSection title="Stock">
        {Object.entries(values.sizes).map(([size, pieces]) => (
          <NumberField
            key={size}
            label={size}
            step={1}
            value={pieces}
            error={pieces === null ? errors.sizes : undefined}
            onChange={(changed) => change('sizes', { ...values.sizes, [size]: changed })}
          />
        ))}
        {Object.keys(values.sizes).length === 0 && (
          <NumberField
            label="Quantity"
            step={1}
            value={values.quantity}
            error={errors.quantity}
            onChange={(quantity) => change('quantity', quantity)}
          />
        )}
        <NumberField
          label="Alert at"
          hint="At or below this number the shop shows how many are left, and staff are notified."
          step={1}
          value={values.alertQuantity}
          error={errors.alertQuantity}
          onChange={(alertQuantity) => change('alertQuantity', alertQuantity)}
        />
      </RecordSection>
    ),
  },
  actions: <CsvButtons kind="stock" />,
  dialogs: [
    movementDialog('receive', 'Receive'),
    movementDialog('correct', 'Correct'),
    packingDialog('pack'),
    packingDialog('unpack'),
  ],
});

export const meta = privateMeta('Stock');

export default resourcePage(stock);
