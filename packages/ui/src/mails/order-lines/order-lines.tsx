import type { CSSProperties } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { MAIL_TEXT, paint } from '../mail-paint.ts';

/** A product of an order. */
interface OrderLine {
  readonly name: string;
  /** Empty for a product without sizes. */
  readonly size: string;
  readonly quantity: number;
  /** What all pieces cost together, in rupees. */
  readonly price: number;
}

/** The products of an order and what it costs, in rupees, taxes included. */
export interface OrderBill {
  readonly lines: readonly OrderLine[];
  readonly subtotal: number;
  /** 0 is free. */
  readonly deliveryFee: number;
  /** 0 without one. */
  readonly discount: number;
  readonly total: number;
}

/** The table of the lines of an order with its totals. */
export function OrderLines({ lines, subtotal, deliveryFee, discount, total }: OrderBill) {
  const { t, formatNumber, formatRupees } = useLanguage();
  const totals = [
    { label: t('Subtotal'), amount: formatRupees(subtotal) },
    { label: t('Delivery'), amount: deliveryFee === 0 ? t('Free') : formatRupees(deliveryFee) },
    ...(discount > 0 ? [{ label: t('Discount'), amount: `−${formatRupees(discount)}` }] : []),
    { label: t('Total'), amount: formatRupees(total), isSum: true },
  ];
  return (
    <table
      className="mail-lines"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 20px', borderCollapse: 'collapse', ...MAIL_TEXT.note }}
    >
      <thead>
        <tr>
          <th scope="col" align="left" {...cell({ fontWeight: 600 })}>
            {t('Item')}
          </th>
          <th scope="col" align="right" {...cell({ fontWeight: 600 })}>
            {t('Quantity')}
          </th>
          <th scope="col" align="right" {...cell({ fontWeight: 600 })}>
            {t('Price|order')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, size, quantity, price }) => (
          <tr key={`${name} ${size}`}>
            <td align="left" {...cell()}>
              {size === '' ? name : `${name} (${size})`}
            </td>
            <td align="right" {...cell()}>
              {formatNumber(quantity)}
            </td>
            <td align="right" {...cell({ whiteSpace: 'nowrap' })}>
              {formatRupees(price)}
            </td>
          </tr>
        ))}
        {totals.map(({ label, amount, isSum = false }) => (
          <tr key={label}>
            <th scope="row" colSpan={2} align="left" {...cell({ fontWeight: isSum ? 700 : 400 })}>
              {label}
            </th>
            <td align="right" {...cell({ whiteSpace: 'nowrap', fontWeight: isSum ? 700 : 400 })}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cell(style: CSSProperties = {}) {
  return paint(
    { line: 'line' },
    {
      padding: '6px 0 6px 8px',
      borderStyle: 'solid',
      borderWidth: '0 0 1px',
      verticalAlign: 'top',
      ...style,
    },
  );
}
