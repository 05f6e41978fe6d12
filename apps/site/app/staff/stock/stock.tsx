import { NewStock, listStaffStock, ok } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { NumberField } from '@pgm/ui/forms/number-field';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { type StockRow, movementDialog } from './movement-dialog.tsx';

type StockValues = Readonly<Record<'quantity' | 'alertQuantity', number | null>> & {
  readonly productId: string;
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
      render: ({ quantity }) => formatNumber(quantity),
    },
    {
      id: 'alertQuantity',
      header: 'Alert at',
      align: 'end',
      render: ({ alertQuantity }) => formatNumber(alertQuantity),
    },
    {
      id: 'state',
      header: 'State',
      render: ({ quantity, alertQuantity }) => {
        if (quantity === 0) return <Badge kind="debit">{t('Sold out')}</Badge>;
        if (quantity <= alertQuantity) return <Badge kind="spice">{t('Low')}</Badge>;
        return <Badge kind="credit">{t('In stock')}</Badge>;
      },
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'State',
      options: [
        { value: 'low', label: 'Low' },
        { value: 'soldOut', label: 'Sold out' },
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
      empty: { productId: '', quantity: null, alertQuantity: null },
      toValues: ({ productId, quantity, alertQuantity }) => ({ productId, quantity, alertQuantity }),
      asksToDiscard: true,
    }),
    save: async (client, { record, data }, signal) => {
      const result = await client.stock.set(data, signal);
      return result.ok ? ok({ productName: '', ...record, ...result.value, id: data.productId }) : result;
    },
    labels: { productId: 'Product', quantity: 'Quantity', alertQuantity: 'Alert at' },
    Fields: ({ values, errors, change }) => (
      <RecordSection title="Stock">
        <NumberField
          label="Quantity"
          step={1}
          value={values.quantity}
          error={errors.quantity}
          onChange={(quantity) => change('quantity', quantity)}
        />
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
  dialogs: [movementDialog('receive', 'Receive'), movementDialog('correct', 'Correct')],
});

export const meta = privateMeta('Stock');

export default resourcePage(stock);
