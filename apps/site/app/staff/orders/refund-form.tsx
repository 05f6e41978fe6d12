import { RefundChannel, RefundForm, StaffOrder } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { MoneyField } from '@pgm/ui/forms/money-field';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';
import { ReasonField } from './reason-field.tsx';

const METHOD_LABELS = {
  PROVIDER: 'Through the payment provider',
  BANK_TRANSFER: 'Bank transfer',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  CASH: 'Cash',
} as const satisfies Record<RefundChannel, string>;

/** The amount is in paise, as its field has it. */
export type RefundValues = Readonly<{
  amount: number | null;
  method: string;
  reference: string;
  reason: string;
}>;

/** How an amount is refunded: what is due, the delivery fee, or goodwill. */
export const refundEditing: RecordEditing<StaffOrder, RefundForm, RefundValues> = {
  machine: createRecordForm<RefundForm, StaffOrder, RefundValues>(RefundForm, {
    id: 'order-refund',
    empty: { amount: null, method: '', reference: '', reason: '' },
    toValues: (order) => ({
      amount: Math.round(toDueByHand(order) * 100) || null,
      method: order.hasProvider && order.failedRefunds.length === 0 ? 'PROVIDER' : '',
      reference: '',
      reason: '',
    }),
    toData: ({ amount, ...values }) => ({ ...values, ...(amount !== null && { amount: amount / 100 }) }),
    stored: StaffOrder,
    // Who only saves again refunds twice.
    merged: 'Another refund was recorded meanwhile. Check the amount, then save again.',
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.orders.refund(record?.id ?? '', { ...data, refundedPaise: record?.refundedPaise ?? 0 }, signal),
  labels: { amount: 'Amount', method: 'Method', reference: 'Reference', reason: 'Reason' },
  toText: (value) => (typeof value === 'number' ? `₹${(value / 100).toFixed(2)}` : (value ?? '')),
  Fields: ({ values, errors, change, record }) => {
    const { t, formatRupees } = useLanguage();
    const most = record && record.refundable + toDueByHand(record);
    return (
      <RecordSection title="Payment to the buyer">
        <MoneyField
          label="Amount"
          hint={most === undefined ? undefined : t('At most {amount}', { amount: formatRupees(most) })}
          value={values.amount}
          error={errors.amount}
          onChange={(amount) => change('amount', amount)}
        />
        <SelectField
          label="Method"
          placeholder="Select an option"
          options={RefundChannel.options
            .filter((value) => value !== 'PROVIDER' || record?.hasProvider === true)
            .map((value) => ({ value, label: METHOD_LABELS[value] }))}
          value={values.method}
          error={errors.method}
          onChange={({ currentTarget }) => change('method', currentTarget.value)}
        />
        {values.method !== 'PROVIDER' && (
          <TextField
            label="Reference"
            hint="For example, the bank's UTR number"
            value={values.reference}
            error={errors.reference}
            onChange={({ currentTarget }) => change('reference', currentTarget.value)}
          />
        )}
        <ReasonField
          value={values.reason}
          error={errors.reason}
          onChange={(text) => change('reason', text)}
        />
      </RecordSection>
    );
  },
};

/** What staff have to refund by hand; rupees. */
function toDueByHand({ refunds, failedRefunds }: StaffOrder): number {
  const failed = new Set(failedRefunds.map(({ id }) => id));
  return refunds
    .filter(({ id, isByProvider, status }) => status === 'DUE' && (!isByProvider || failed.has(id)))
    .reduce((sum, { amount }) => sum + amount, 0);
}
