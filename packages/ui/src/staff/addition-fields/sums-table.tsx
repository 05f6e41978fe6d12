import { useLanguage } from '../../foundations/language/language.tsx';
import { FigureTable } from '../figures/figure-table.tsx';

/** What an order comes to, in rupees. */
export interface OrderSums {
  subtotal: number;
  /** 0 is free. */
  deliveryFee: number;
  discount: number;
  total: number;
  points: number;
}

/** What an order comes to now, and after a change. */
export function SumsTable({ before, after }: { before: OrderSums; after: OrderSums }) {
  const { t, formatNumber, formatRupees } = useLanguage();
  const formatFee = (fee: number) => (fee === 0 ? t('Free') : formatRupees(fee));
  const toRow = (key: keyof OrderSums, label: string, format: (amount: number) => string) => ({
    key,
    cells: [t(label), format(before[key]), format(after[key])],
  });
  const hasDiscount = before.discount > 0 || after.discount > 0;
  return (
    <FigureTable
      label={t('Old and new total')}
      columns={[t('Amount'), t('Now'), t('With the added pieces')]}
      rows={[
        toRow('subtotal', 'Subtotal', formatRupees),
        toRow('deliveryFee', 'Delivery', formatFee),
        ...(hasDiscount ? [toRow('discount', 'Discount', (amount) => formatRupees(-amount))] : []),
        toRow('total', 'Total', formatRupees),
        toRow('points', 'Points', formatNumber),
      ]}
    />
  );
}
