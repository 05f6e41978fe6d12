import {
  type ListedMember,
  type PointsCorrection,
  PointsCorrectionForm,
  PointsCorrectionKind,
  ok,
} from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { toField } from '@pgm/ui/forms/form';
import { NumberField } from '@pgm/ui/forms/number-field';
import { RadioGroup } from '@pgm/ui/forms/radio-group';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';
import { createSentOnce } from '../kit/sent-once.ts';
import { KIND_LABELS } from './correction-facts.tsx';

type CorrectionValues = Readonly<{
  member: string;
  direction: string;
  /** Without a sign. */
  points: number | null;
  kind: string;
  note: string;
}>;

const EMPTY: CorrectionValues = { member: '', direction: 'ADD', points: null, kind: '', note: '' };

const LABELS = {
  member: 'Member',
  direction: 'Correction',
  points: 'Points',
  kind: 'Reason',
  note: 'What happened',
};

/** What the server checks of a form. */
const toData = ({ direction, points, ...values }: CorrectionValues) => ({
  ...values,
  points: direction === 'SUBTRACT' && points !== null ? -points : points,
});

type Fields = Parameters<
  RecordEditing<PointsCorrection, PointsCorrectionForm, CorrectionValues>['Fields']
>[0];

/** The fields of a correction. @param Props.isNamed whether the member is known already */
function CorrectionFields({
  values,
  errors,
  change,
  isNamed,
}: Pick<Fields, 'values' | 'errors' | 'change'> & { readonly isNamed: boolean }) {
  const { t } = useLanguage();
  const { member, kind, note } = values;
  const field = toField({ values: { member, kind, note }, errors, onChange: change });
  return (
    <>
      <p>{t('A large correction waits until another person approves it. The member is notified.')}</p>
      {!isNamed && <TextField {...field('member')} label="Referral code of the member" />}
      <RadioGroup
        label="Correction"
        name="direction"
        options={[
          { value: 'ADD', label: 'Add points' },
          { value: 'SUBTRACT', label: 'Take points away' },
        ]}
        value={values.direction}
        onValueChange={(direction) => change('direction', direction)}
      />
      <NumberField
        label="Points"
        min={1}
        value={values.points}
        error={errors.points}
        onChange={(points) => change('points', points)}
      />
      <SelectField
        {...field('kind')}
        label="Reason"
        hint="The member can read it."
        placeholder="Select an option"
        options={PointsCorrectionKind.options.map((value) => ({ value, label: KIND_LABELS[value] }))}
      />
      <TextArea
        label="What happened"
        hint="Only staff can read it."
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => change('note', currentTarget.value)}
      />
    </>
  );
}

const sendOnce = createSentOnce();

/** How a correction is made where the member has to be named. */
export const correctionEditing: RecordEditing<PointsCorrection, PointsCorrectionForm, CorrectionValues> = {
  machine: createRecordForm<PointsCorrectionForm, PointsCorrection, CorrectionValues>(PointsCorrectionForm, {
    id: 'points-correction',
    empty: EMPTY,
    toData,
    asksToDiscard: true,
  }),
  save: (client, { data }, signal) =>
    sendOnce(data, (form, key) => client.pointsCorrections.create(form, key, signal)),
  saveLabel: 'Correct points',
  labels: LABELS,
  Fields: (fields) => <CorrectionFields {...fields} isNamed={false} />,
};

/** How the points of a member are corrected on the page of the member. */
export const memberPointsEditing: RecordEditing<ListedMember, PointsCorrectionForm, CorrectionValues> = {
  machine: createRecordForm<PointsCorrectionForm, ListedMember, CorrectionValues>(PointsCorrectionForm, {
    id: 'member-points-correction',
    empty: EMPTY,
    toValues: ({ id }) => ({ ...EMPTY, member: id }),
    toData,
    asksToDiscard: true,
  }),
  save: async (client, { record, data }, signal) => {
    if (record === undefined) throw new Error('a correction needs its member');
    const result = await sendOnce(data, (form, key) => client.pointsCorrections.create(form, key, signal));
    return result.ok ? ok(record) : result;
  },
  saveLabel: 'Correct points',
  labels: LABELS,
  Fields: ({ values, errors, change }) => (
    <CorrectionFields values={values} errors={errors} change={change} isNamed />
  ),
};
