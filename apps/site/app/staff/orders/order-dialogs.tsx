import {
  CARRIERS,
  Cancellation,
  Carrier,
  DeclinedReturn,
  Inspection,
  InspectionOutcome,
  RefundChannel,
  RefundForm,
  Shipment,
  StaffOrder,
  toLineKey,
} from '@pgm/api/contract';
import { type FormValues, createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { MoneyField } from '@pgm/ui/forms/money-field';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { PieceFields } from '@pgm/ui/sales/piece-fields';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import { FORM_LABELS, type OrderForm } from './order-forms.ts';

const carrierOptions = Carrier.options.map((value) => ({ value, label: CARRIERS[value].name }));

const METHOD_LABELS = {
  PROVIDER: 'Through the payment provider',
  BANK_TRANSFER: 'Bank transfer',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  CASH: 'Cash',
} as const satisfies Record<RefundChannel, string>;

const OUTCOME_LABELS = {
  RESTOCKED: 'Accept, and put back into stock',
  WRITTEN_OFF: 'Accept, and write off',
  REJECTED: 'Reject',
} as const satisfies Record<InspectionOutcome, string>;

type ShipmentValues = Readonly<Record<'carrier' | 'trackingNumber', string>>;

/** How carrier and tracking number are set: of an order that is sent now, or of one that was sent. */
export function shipmentEditing(isSentNow: boolean): RecordEditing<StaffOrder, Shipment, ShipmentValues> {
  return {
    machine: createRecordForm<Shipment, StaffOrder, ShipmentValues>(Shipment, {
      id: isSentNow ? 'order-ship' : 'order-shipment',
      empty: { carrier: '', trackingNumber: '' },
      toValues: ({ delivery: { shipment } }) => shipment ?? { carrier: '', trackingNumber: '' },
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) =>
      isSentNow
        ? client.orders.step(record?.id ?? '', { status: 'SHIPPED', shipment: data }, signal)
        : client.orders.setShipment(record?.id ?? '', data, signal),
    labels: { carrier: 'Carrier', trackingNumber: 'Tracking number' },
    Fields: ({ values, errors, change }) => {
      const field = toField({ values, errors, onChange: change });
      return (
        <RecordSection title="Shipment">
          <SelectField
            {...field('carrier')}
            label="Carrier"
            placeholder="Select an option"
            options={carrierOptions}
          />
          <TextField {...field('trackingNumber')} label="Tracking number" />
        </RecordSection>
      );
    },
  };
}

type CancellationValues = Readonly<{ items: Readonly<Record<string, number>>; reason: string }>;

/** How pieces are cancelled. */
export const cancellationEditing: RecordEditing<StaffOrder, Cancellation, CancellationValues> = {
  machine: createRecordForm<Cancellation, StaffOrder, CancellationValues>(Cancellation, {
    id: 'order-cancel',
    empty: { items: {}, reason: '' },
    // Usually all that is left is cancelled.
    toValues: ({ items }) => ({
      items: Object.fromEntries(items.map((item) => [toLineKey(item), item.quantity - item.reversed])),
      reason: '',
    }),
    toData: ({ items, reason }) => ({
      items: Object.entries(items)
        .filter(([, quantity]) => quantity > 0)
        .map(([lineKey, quantity]) => ({ ...fromLineKey(lineKey), quantity })),
      reason,
    }),
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.orders.cancelPieces(record?.id ?? '', data, signal),
  labels: { items: 'Items', reason: 'Reason' },
  toText: String,
  Fields: ({ values, errors, change, record }) => (
    <RecordSection title="What is cancelled">
      <PieceFields
        label="Pieces"
        lines={(record?.items ?? []).flatMap((item) => {
          const left = item.quantity - item.reversed;
          const lineKey = toLineKey(item);
          const chosen = values.items[lineKey] ?? 0;
          return left > 0 ? [{ lineKey, name: item.productName, size: item.size, left, chosen }] : [];
        })}
        error={errors.items}
        onChange={(lineKey, quantity) => change('items', { ...values.items, [lineKey]: quantity })}
      />
      <TextArea
        label="Reason"
        hint="The buyer can read it."
        value={values.reason}
        error={errors.reason}
        onChange={({ currentTarget }) => change('reason', currentTarget.value)}
      />
    </RecordSection>
  ),
};

type InspectionValues = Readonly<{ items: Readonly<Record<string, string>>; note: string }>;

/** How the result of an inspection is recorded. */
export const inspectionEditing: RecordEditing<StaffOrder, Inspection, InspectionValues> = {
  machine: createRecordForm<Inspection, StaffOrder, InspectionValues>(Inspection, {
    id: 'order-inspect',
    empty: { items: {}, note: '' },
    toValues: (order) => ({
      items: Object.fromEntries(requestedItems(order).map((item) => [toLineKey(item), ''])),
      note: '',
    }),
    toData: ({ items, note }) => ({
      items: Object.entries(items).map(([lineKey, outcome]) => ({ ...fromLineKey(lineKey), outcome })),
      note,
    }),
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.orders.inspect(record?.id ?? '', data, signal),
  labels: { items: 'Items', note: 'Note' },
  toText: String,
  Fields: ({ values, errors, change, record }) => (
    <RecordSection title="What came back">
      {record && (
        <Outcomes
          order={record}
          items={values.items}
          error={errors.items}
          onChange={(lineKey, outcome) => change('items', { ...values.items, [lineKey]: outcome })}
        />
      )}
      <TextArea
        label="Note"
        hint="The buyer can read it."
        value={values.note}
        error={errors.note}
        optional
        onChange={({ currentTarget }) => change('note', currentTarget.value)}
      />
    </RecordSection>
  ),
};

interface OutcomesProps {
  readonly order: StaffOrder;
  readonly items: InspectionValues['items'];
  readonly error: string | undefined;
  readonly onChange: (lineKey: string, outcome: string) => void;
}

/** The result of the inspection for each returned line. */
function Outcomes({ order, items, error, onChange }: OutcomesProps) {
  const { formatNumber } = useLanguage();
  return requestedItems(order).map(({ productId, size, quantity }) => {
    const lineKey = toLineKey({ productId, size });
    const line = order.items.find((item) => toLineKey(item) === lineKey);
    const outcome = items[lineKey] ?? '';
    return (
      <SelectField
        key={lineKey}
        label={`${line?.productName ?? ''} × ${formatNumber(quantity)}`}
        placeholder="Select an option"
        options={InspectionOutcome.options.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
        value={outcome}
        error={outcome === '' ? error : undefined}
        onChange={({ currentTarget }) => onChange(lineKey, currentTarget.value)}
      />
    );
  });
}

/** How a return is declined. */
export const declineEditing: RecordEditing<StaffOrder, DeclinedReturn, DeclinedReturn> = {
  machine: createRecordForm<DeclinedReturn, StaffOrder, DeclinedReturn>(DeclinedReturn, {
    id: 'order-decline',
    empty: { note: '' },
    toValues: () => ({ note: '' }),
    asksToDiscard: true,
  }),
  save: (client, { record, data: { note } }, signal) =>
    client.orders.step(record?.id ?? '', { status: 'DELIVERED', note }, signal),
  labels: { note: 'Reason' },
  Fields: ({ values, errors, change }) => (
    <RecordSection title="Why it is declined">
      <TextArea
        label="Reason"
        hint="The buyer can read it."
        value={values.note}
        error={errors.note}
        onChange={({ currentTarget }) => change('note', currentTarget.value)}
      />
    </RecordSection>
  ),
};

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
      method: order.hasProvider ? 'PROVIDER' : '',
      reference: '',
      reason: '',
    }),
    toData: ({ amount, ...values }) => ({ ...values, ...(amount !== null && { amount: amount / 100 }) }),
    stored: StaffOrder,
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
        <TextArea
          label="Reason"
          hint="The buyer can read it."
          value={values.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => change('reason', currentTarget.value)}
        />
      </RecordSection>
    );
  },
};

/** What staff have to refund by hand; rupees. */
function toDueByHand({ refunds }: StaffOrder): number {
  return refunds
    .filter(({ isByProvider, status }) => !isByProvider && status === 'DUE')
    .reduce((sum, { amount }) => sum + amount, 0);
}

const toDialog = <Data, Values extends FormValues>(
  form: OrderForm,
  editing: RecordEditing<StaffOrder, Data, Values>,
) => rowDialog(form, FORM_LABELS[form], editing);

const DIALOGS = [
  toDialog('ship', shipmentEditing(true)),
  toDialog('shipment', shipmentEditing(false)),
  toDialog('cancel', cancellationEditing),
  toDialog('receive', inspectionEditing),
  toDialog('decline', declineEditing),
  toDialog('refund', refundEditing),
];

interface OrderDialogsProps {
  readonly order: StaffOrder;
  readonly onSaved: () => void;
}

/** The forms that change an order; the address opens one by its name and the id of the order. */
export function OrderDialogs({ order, onSaved }: OrderDialogsProps) {
  return DIALOGS.map(({ param, Dialog }) => (
    <Dialog key={param} toName={({ number }) => number} rows={[order]} onSaved={onSaved} />
  ));
}

function requestedItems({ reversals }: StaffOrder) {
  return reversals.find(({ state }) => state === 'REQUESTED' || state === 'ACCEPTED')?.items ?? [];
}

function fromLineKey(lineKey: string) {
  const [productId = '', ...size] = lineKey.split(' ');
  return { productId, ...(size.length > 0 && { size: size.join(' ') }) };
}
