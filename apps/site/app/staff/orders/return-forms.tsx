import {
  DeclinedReturn,
  Inspection,
  InspectionOutcome,
  type StaffOrder,
  Undelivered,
  leftLines,
  toLineKey,
} from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextArea } from '@pgm/ui/forms/text-area';
import { useLanguage } from '@pgm/ui/foundations/language';
import { formatSizedName } from '@pgm/ui/sales/order-line';
import type { RecordEditing } from '../kit/resource.types.ts';
import { fromLineKey } from './from-line-key.ts';
import { ReasonField } from './reason-field.tsx';

const OUTCOME_LABELS = {
  RESTOCKED: 'Accept, and put back into stock',
  WRITTEN_OFF: 'Accept, and write off',
  REJECTED: 'Reject',
} as const satisfies Record<InspectionOutcome, string>;

/** The chosen outcome of each line, by its key; empty before the choice. */
type OutcomeValues = Readonly<Record<string, string>>;

type InspectionValues = Readonly<{ items: OutcomeValues; note: string }>;

/** How the result of an inspection is recorded. */
export const inspectionEditing: RecordEditing<StaffOrder, Inspection, InspectionValues> = {
  machine: createRecordForm<Inspection, StaffOrder, InspectionValues>(Inspection, {
    id: 'order-inspect',
    empty: { items: {}, note: '' },
    toValues: (order) => ({
      items: toUndecided(requestedItems(order)),
      note: '',
    }),
    toData: ({ items, note }) => ({ items: toOutcomes(items), note }),
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
          pieces={requestedItems(record)}
          outcomes={InspectionOutcome.options}
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

type UndeliveredValues = Readonly<{ items: OutcomeValues; reason: string }>;

/** How goods are recorded that could not be delivered. */
export const undeliveredEditing: RecordEditing<StaffOrder, Undelivered, UndeliveredValues> = {
  machine: createRecordForm<Undelivered, StaffOrder, UndeliveredValues>(Undelivered, {
    id: 'order-undelivered',
    empty: { items: {}, reason: '' },
    toValues: (order) => ({
      items: toUndecided(leftItems(order)),
      reason: '',
    }),
    toData: ({ items, reason }) => ({ items: toOutcomes(items), reason }),
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.orders.undelivered(record?.id ?? '', data, signal),
  labels: { items: 'Items', reason: 'Reason' },
  toText: String,
  Fields: ({ values, errors, change, record }) => (
    <RecordSection title="What came back">
      {record && (
        <Outcomes
          order={record}
          pieces={leftItems(record)}
          outcomes={['RESTOCKED', 'WRITTEN_OFF']}
          items={values.items}
          error={errors.items}
          onChange={(lineKey, outcome) => change('items', { ...values.items, [lineKey]: outcome })}
        />
      )}
      <ReasonField value={values.reason} error={errors.reason} onChange={(text) => change('reason', text)} />
    </RecordSection>
  ),
};

function toUndecided(pieces: OutcomesProps['pieces']): OutcomeValues {
  return Object.fromEntries(pieces.map((item) => [toLineKey(item), '']));
}

function toOutcomes(items: OutcomeValues) {
  return Object.entries(items).map(([lineKey, outcome]) => ({ ...fromLineKey(lineKey), outcome }));
}

interface OutcomesProps {
  readonly order: StaffOrder;
  /** The pieces that came back. */
  readonly pieces: readonly (Pick<StaffOrder['items'][number], 'productId' | 'size' | 'quantity'> & {
    readonly exchange?: { readonly size: string } | undefined;
  })[];
  readonly outcomes: readonly InspectionOutcome[];
  readonly items: OutcomeValues;
  readonly error: string | undefined;
  readonly onChange: (lineKey: string, outcome: string) => void;
}

/** The result of the inspection for each returned line. */
function Outcomes({ order, pieces, outcomes, items, error, onChange }: OutcomesProps) {
  const i18n = useLanguage();
  const { t, formatNumber } = i18n;
  return pieces.map(({ productId, size, quantity, exchange }) => {
    const lineKey = toLineKey({ productId, size });
    const line = order.items.find((item) => toLineKey(item) === lineKey);
    const outcome = items[lineKey] ?? '';
    return (
      <SelectField
        key={lineKey}
        label={`${formatSizedName(i18n, line?.productName ?? '', size)} × ${formatNumber(quantity)}`}
        {...(exchange && { hint: t('Exchange for size {size}', { size: exchange.size }) })}
        placeholder="Select an option"
        options={outcomes.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
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
      <ReasonField value={values.note} error={errors.note} onChange={(text) => change('note', text)} />
    </RecordSection>
  ),
};

/** The lines of an order with the pieces that were not cancelled. */
function leftItems({ items }: StaffOrder) {
  return leftLines(items).map(({ left, ...item }) => ({ ...item, quantity: left }));
}

function requestedItems({ reversals }: StaffOrder) {
  return reversals.find(({ state }) => state === 'REQUESTED' || state === 'ACCEPTED')?.items ?? [];
}
