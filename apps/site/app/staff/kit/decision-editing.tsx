import type { StaffClient } from '@pgm/api/client/staff';
import type { Result } from '@pgm/api/contract';
import { type FormSchema, createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextArea } from '@pgm/ui/forms/text-area';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { ReactNode } from 'react';
import type { RecordEditing } from './resource.types.ts';

/** What the dialogs of all decisions on a kind of record have. */
interface DecidedRecord<Row> {
  readonly stored: FormSchema<Row>;
  /** What a dialog says when the record has changed meanwhile; English. */
  readonly changed: string;
  /** What staff read before they decide. */
  readonly Facts: (props: { readonly row: Row }) => ReactNode;
}

/** A decision that needs nothing typed. */
interface PlainDecision<Row> extends DecidedRecord<Row> {
  /** The id of the machine. */
  readonly id: string;
  /** The button that decides; English. */
  readonly saveLabel: string;
  /** What follows from the decision, in English; undefined for a record that it is not possible for any more. */
  readonly toConsequence: (row: Row) => string | undefined;
  readonly decide: (client: StaffClient, row: Row, signal: AbortSignal) => Promise<Result<Row>>;
}

const NOTHING_TYPED = { safeParse: () => ({ data: true }) };

/** The dialog of a decision that needs nothing typed, such as an approval. */
export function plainDecision<Row>({
  id,
  stored,
  changed,
  saveLabel,
  toConsequence,
  decide,
  Facts,
}: PlainDecision<Row>): RecordEditing<Row, boolean, Record<never, never>> {
  return {
    machine: createRecordForm<boolean, Row, Record<never, never>>(NOTHING_TYPED, {
      id,
      empty: {},
      stored,
      merged: changed,
    }),
    save: (client, { record }, signal) => decide(client, toDecided(record), signal),
    saveLabel,
    labels: {},
    Fields: function PlainDecisionFields({ record }) {
      const { t } = useLanguage();
      if (!record) return null;
      const consequence = toConsequence(record);
      return (
        <>
          {consequence !== undefined && <p>{t(consequence)}</p>}
          <Facts row={record} />
        </>
      );
    },
  };
}

interface Reasoned {
  readonly reason: string;
}

/** A decision with a reason. */
interface ReasonedDecision<Row> extends DecidedRecord<Row> {
  /** The id of the machine. */
  readonly id: string;
  readonly schema: FormSchema<Reasoned>;
  /** The button that decides; English. */
  readonly saveLabel: string;
  /** The heading above the reason; English. */
  readonly title: string;
  readonly decide: (
    client: StaffClient,
    row: Row,
    reason: string,
    signal: AbortSignal,
  ) => Promise<Result<Row>>;
}

/** The dialog of a decision with a reason that the member can read, such as a rejection. */
export function reasonedDecision<Row>({
  id,
  schema,
  stored,
  changed,
  saveLabel,
  title,
  decide,
  Facts,
}: ReasonedDecision<Row>): RecordEditing<Row, Reasoned, { readonly reason: string }> {
  return {
    machine: createRecordForm<Reasoned, Row, { readonly reason: string }>(schema, {
      id,
      empty: { reason: '' },
      stored,
      merged: changed,
      asksToDiscard: true,
    }),
    save: (client, { record, data: { reason } }, signal) => decide(client, toDecided(record), reason, signal),
    saveLabel,
    labels: { reason: 'Reason' },
    Fields: ({ values, errors, change, record }) => (
      <>
        {record && <Facts row={record} />}
        <RecordSection title={title}>
          <TextArea
            label="Reason"
            hint="The member can read it."
            value={values.reason}
            error={errors.reason}
            onChange={({ currentTarget }) => change('reason', currentTarget.value)}
          />
        </RecordSection>
      </>
    ),
  };
}

/** A decision is always about a stored record. */
function toDecided<Row>(record: Row | undefined): Row {
  if (record === undefined) throw new Error('there is no record to decide on');
  return record;
}
