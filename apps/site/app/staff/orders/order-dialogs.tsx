import {
  CARRIERS,
  Cancellation,
  Carrier,
  Inspection,
  InspectionOutcome,
  PaidRefund,
  REFUND_METHODS,
  Shipment,
  type StaffOrder,
  ok,
  toLineKey,
} from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { PieceFields } from '@pgm/ui/sales/piece-fields';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';

/** A refund that staff pay by hand, with its order. */
interface RefundRow {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
}

const carrierOptions = Carrier.options.map((value) => ({ value, label: CARRIERS[value].name }));

const METHOD_LABELS = {
  BANK_TRANSFER: 'Bank transfer',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  CASH: 'Cash',
} as const satisfies Record<(typeof REFUND_METHODS)[number], string>;

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
      id: isSentNow ? 'order-send' : 'order-shipment',
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
    toValues: () => ({ items: {}, reason: '' }),
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

type RefundValues = Readonly<Record<'method' | 'reference', string>>;

/** How a refund is recorded that staff have paid. */
export const refundEditing: RecordEditing<RefundRow, PaidRefund, RefundValues> = {
  machine: createRecordForm<PaidRefund, RefundRow, RefundValues>(PaidRefund, {
    id: 'order-refund',
    empty: { method: '', reference: '' },
    toValues: () => ({ method: '', reference: '' }),
    asksToDiscard: true,
  }),
  save: async (client, { record, data }, signal) => {
    if (record === undefined) throw new Error('a refund belongs to an order');
    const result = await client.orders.payRefund(record.orderId, record.id, data, signal);
    return result.ok ? ok(record) : result;
  },
  labels: { method: 'Method', reference: 'Reference' },
  Fields: ({ values, errors, change }) => {
    const field = toField({ values, errors, onChange: change });
    return (
      <RecordSection title="How it was paid">
        <SelectField
          {...field('method')}
          label="Method"
          placeholder="Select an option"
          options={REFUND_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        />
        <TextField {...field('reference')} label="Reference" hint="For example, the bank's UTR number" />
      </RecordSection>
    );
  },
};

const DIALOGS = [
  rowDialog('send', 'Send with tracking', shipmentEditing(true)),
  rowDialog('shipment', 'Change the shipment', shipmentEditing(false)),
  rowDialog('cancel', 'Cancel pieces', cancellationEditing),
  rowDialog('inspect', 'Inspect the return', inspectionEditing),
];
const refund = rowDialog('refund', 'Record the refund', refundEditing);

interface OrderDialogsProps {
  readonly order: StaffOrder;
  readonly onSaved: () => void;
}

/** The forms that change an order; the address opens one by its name and the id of the order or of the refund. */
export function OrderDialogs({ order, onSaved }: OrderDialogsProps) {
  const { formatRupees } = useLanguage();
  return (
    <>
      {DIALOGS.map(({ param, Dialog }) => (
        <Dialog key={param} toName={({ number }) => number} rows={[order]} onSaved={onSaved} />
      ))}
      <refund.Dialog
        toName={({ amount }) => formatRupees(amount)}
        rows={refundsByHand(order).map(({ id, amount }) => ({ id, amount, orderId: order.id }))}
        onSaved={onSaved}
      />
    </>
  );
}

/** The refunds that staff have to pay by hand. */
export function refundsByHand({ refunds }: StaffOrder) {
  return refunds.filter(({ isByProvider, status }) => !isByProvider && status === 'DUE');
}

function requestedItems({ reversals }: StaffOrder) {
  return reversals.find(({ state }) => state === 'REQUESTED')?.items ?? [];
}

function fromLineKey(lineKey: string) {
  const [productId = '', ...size] = lineKey.split(' ');
  return { productId, ...(size.length > 0 && { size: size.join(' ') }) };
}
