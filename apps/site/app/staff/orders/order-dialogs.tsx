import {
  CARRIERS,
  type Cancellation,
  CancellationForm,
  Carrier,
  INDIAN_STATES,
  NewStaffNote,
  OrderAddress,
  Shipment,
  StaffOrder,
  leftLines,
  toLineKey,
} from '@pgm/api/contract';
import { type FormValues, createRecordForm } from '@pgm/machines/kit';
import { typedAddressValue } from '@pgm/machines/members/address-form';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { DeliveryFields } from '@pgm/ui/members/delivery-fields';
import { PieceFields } from '@pgm/ui/sales/piece-fields';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import { additionDialog } from './addition.flow.tsx';
import { fromLineKey } from './from-line-key.ts';
import { FORM_LABELS, type OrderForm } from './order-forms.ts';
import { ReasonField } from './reason-field.tsx';
import { packingEditing } from './packing-form.tsx';
import { refundEditing } from './refund-form.tsx';
import { declineEditing, inspectionEditing, undeliveredEditing } from './return-forms.tsx';

const ADDRESS_LABELS = {
  name: 'Name',
  phone_number: 'Phone number',
  street_address: 'Street address',
  additional_address_line: 'Additional address line',
  city: 'City',
  state: 'State',
  postal_code: 'Postal code',
} as const;

const carrierOptions = Carrier.options.map((value) => ({ value, label: CARRIERS[value].name }));

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
export const cancellationEditing: RecordEditing<StaffOrder, CancellationForm, CancellationValues> = {
  machine: createRecordForm<CancellationForm, StaffOrder, CancellationValues>(CancellationForm, {
    id: 'order-cancel',
    empty: { items: {}, reason: '' },
    // Usually all that is left is cancelled.
    toValues: ({ items }) => ({
      items: Object.fromEntries(leftLines(items).map(({ lineKey, left }) => [lineKey, left])),
      reason: '',
    }),
    toData: ({ items, reason }) => ({
      items: Object.entries(items)
        .filter(([, quantity]) => quantity > 0)
        .map(([lineKey, quantity]) => ({ ...fromLineKey(lineKey), quantity })),
      reason,
    }),
    stored: StaffOrder,
    merged: 'The pieces of this order have changed. Check them again.',
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.orders.cancelPieces(record?.id ?? '', withLeft(data, record?.items ?? []), signal),
  // 'Cancel' would read as the cancellation itself.
  cancelLabel: 'Keep order',
  labels: { items: 'Items', reason: 'Reason' },
  // Of the items their number.
  toText: (value) =>
    typeof value === 'string' ? value : String(Object.values(value).reduce((sum, pieces) => sum + pieces, 0)),
  Fields: ({ values, errors, change, record }) => (
    <RecordSection title="What is cancelled">
      <PieceFields
        label="Pieces"
        lines={leftLines(record?.items).map(({ lineKey, productName: name, size, left }) => ({
          lineKey,
          name,
          size,
          left,
          chosen: values.items[lineKey] ?? 0,
        }))}
        error={errors.items}
        onChange={(lineKey, quantity) => change('items', { ...values.items, [lineKey]: quantity })}
      />
      <ReasonField value={values.reason} error={errors.reason} onChange={(text) => change('reason', text)} />
    </RecordSection>
  ),
};

/** The cancellation with the pieces that each line had left when the form showed it. */
function withLeft({ items, reason }: CancellationForm, lines: StaffOrder['items']): Cancellation {
  const counts = new Map(leftLines(lines).map(({ lineKey, left }) => [lineKey, left]));
  return { items: items.map((item) => ({ ...item, left: counts.get(toLineKey(item)) ?? 0 })), reason };
}

type AddressValues = Readonly<Record<keyof OrderAddress, string>>;

const NO_ADDRESS: AddressValues = {
  name: '',
  phone_number: '',
  street_address: '',
  additional_address_line: '',
  city: '',
  state: '',
  postal_code: '',
};

/** How the delivery address of an order is changed. */
export const addressEditing: RecordEditing<StaffOrder, OrderAddress, AddressValues> = {
  machine: createRecordForm<OrderAddress, StaffOrder, AddressValues>(OrderAddress, {
    id: 'order-address',
    empty: NO_ADDRESS,
    toValues: ({ address }) => ({
      name: address.name,
      phone_number: address.phone_number,
      street_address: address.street_address,
      additional_address_line: address.additional_address_line,
      city: address.city,
      state: address.state,
      postal_code: address.postal_code,
    }),
    clean: typedAddressValue,
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.orders.setAddress(record?.id ?? '', data, signal),
  labels: ADDRESS_LABELS,
  Fields: ({ values, errors, change }) => (
    <RecordSection title="Delivery Address">
      <div className="col-span-full grid gap-4">
        <DeliveryFields {...{ values, errors }} onChange={change} stateOptions={INDIAN_STATES} />
      </div>
    </RecordSection>
  ),
};

/** How staff note something about an order. */
export const noteEditing: RecordEditing<StaffOrder, NewStaffNote, NewStaffNote> = {
  machine: createRecordForm<NewStaffNote, StaffOrder, NewStaffNote>(NewStaffNote, {
    id: 'order-note',
    empty: { text: '' },
    toValues: () => ({ text: '' }),
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.orders.addNote(record?.id ?? '', data, signal),
  labels: { text: 'Note' },
  Fields: ({ values, errors, change }) => (
    <RecordSection title="Staff note">
      <TextArea
        label="Note"
        hint="Only staff can read it."
        value={values.text}
        error={errors.text}
        onChange={({ currentTarget }) => change('text', currentTarget.value)}
      />
    </RecordSection>
  ),
};

const toDialog = <Data, Values extends FormValues>(
  form: OrderForm,
  editing: RecordEditing<StaffOrder, Data, Values>,
) => rowDialog(form, FORM_LABELS[form], editing);

const DIALOGS = [
  toDialog('pack', packingEditing),
  toDialog('ship', shipmentEditing(true)),
  toDialog('shipment', shipmentEditing(false)),
  toDialog('address', addressEditing),
  additionDialog,
  toDialog('cancel', cancellationEditing),
  toDialog('receive', inspectionEditing),
  toDialog('undelivered', undeliveredEditing),
  toDialog('decline', declineEditing),
  toDialog('note', noteEditing),
  toDialog('refund', refundEditing),
];

interface OrderDialogsProps {
  readonly order: StaffOrder;
  /** Whether the user has the right to pay money back. Default: yes. */
  readonly mayRefund?: boolean;
  readonly onSaved: () => void;
  /** Called after a rejected change, because the page can show what others have changed by now. */
  readonly onNotSaved?: () => void;
}

/** The forms that change an order; the address opens one by its name and the id of the order. */
export function OrderDialogs({ order, mayRefund = true, ...verbs }: OrderDialogsProps) {
  return DIALOGS.filter(({ param }) => param !== 'refund' || mayRefund).map(({ param, Dialog }) => (
    <Dialog key={param} toName={({ number }) => number} rows={[order]} {...verbs} />
  ));
}
