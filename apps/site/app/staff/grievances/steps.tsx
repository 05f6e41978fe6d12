import { type GrievanceStatus, GrievanceStep, StaffGrievance } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextArea } from '@pgm/ui/forms/text-area';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import { GrievanceDetail } from './grievance-detail.tsx';

/** A step that staff make with a grievance. */
interface Step {
  /** The part of the address that opens its dialog. */
  readonly param: string;
  /** English. */
  readonly label: string;
  readonly from: GrievanceStatus;
  readonly to: GrievanceStatus;
  /** What the note is called, and what happens to it; English. */
  readonly note: { readonly label: string; readonly hint: string };
}

const NOTE = { label: 'Note', hint: 'The sender can read it.' };

/** The steps, in the usual order. */
export const STEPS: readonly Step[] = [
  { param: 'start', label: 'Start work', from: 'OPEN', to: 'IN_PROGRESS', note: NOTE },
  {
    param: 'resolve',
    label: 'Resolve',
    from: 'IN_PROGRESS',
    to: 'RESOLVED',
    note: { label: 'What was done', hint: 'The sender gets it by SMS and by mail.' },
  },
  { param: 'reopen', label: 'Reopen', from: 'RESOLVED', to: 'IN_PROGRESS', note: NOTE },
  { param: 'close', label: 'Close the grievance', from: 'RESOLVED', to: 'CLOSED', note: NOTE },
];

type Note = Record<'note', string>;

/** The form of a step. */
export function stepEditing({
  param,
  label,
  from,
  to,
  note,
}: Step): RecordEditing<StaffGrievance, GrievanceStep, Note> {
  return {
    machine: createRecordForm<GrievanceStep, StaffGrievance, Note>(GrievanceStep, {
      id: `grievance-${param}`,
      empty: { note: '' },
      toData: (values) => ({ ...values, status: to }),
      stored: StaffGrievance,
      merged: 'Another person has moved this grievance on. It is shown as it is now.',
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) => client.grievances.setStatus(record?.id ?? '', data, signal),
    saveLabel: label,
    labels: { note: note.label },
    Fields: ({ values, errors, change, record }) => (
      <>
        {record && <GrievanceDetail row={record} />}
        {record?.status === from && (
          <RecordSection title={label}>
            <TextArea
              label={note.label}
              hint={note.hint}
              optional={to !== 'RESOLVED'}
              value={values.note}
              error={errors.note}
              onChange={({ currentTarget }) => change('note', currentTarget.value)}
            />
          </RecordSection>
        )}
      </>
    ),
  };
}

/** The dialogs of the steps. */
export const stepDialogs = STEPS.map((step) =>
  rowDialog(step.param, step.label, stepEditing(step), ({ status }) => status === step.from),
);
