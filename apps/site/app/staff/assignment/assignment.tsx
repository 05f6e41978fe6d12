import type { StaffClient } from '@pgm/api/client/staff';
import { type Assigned, AssigneeForm, type Assignment, type Result } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { ChosenList } from '@pgm/ui/staff/chosen-list';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing, RowCommand } from '../kit/resource.types.ts';
import { ColleaguePicker } from './colleague-picker.tsx';

/** A record that staff assign to themselves, and administrators to a colleague. */
export interface Assignable extends Assigned {
  readonly id: string;
}

/** The call that assigns a record; it returns the record as it is then. */
export type Assign<Row> = (
  client: StaffClient,
  id: string,
  assignment: Assignment,
  signal: AbortSignal,
) => Promise<Result<Row>>;

/** The filter by the member of staff who works on a record. */
export const ASSIGNEE_FILTER = {
  id: 'assignee',
  label: 'Assigned to',
  options: [
    { value: 'caller', label: 'Me' },
    { value: 'none', label: 'Not assigned' },
  ],
};

/** The actions with which staff take a record, or give it back. */
export function assignmentCommands<Row extends Assignable>(assign: Assign<Row>): readonly RowCommand<Row>[] {
  return [
    {
      label: 'Assign to me',
      isFor: ({ assignee, canAssign }) => canAssign && assignee?.isCaller !== true,
      run: (client, { id }, signal) => assign(client, id, { isAssigned: true }, signal),
    },
    {
      label: 'Assign to none',
      isFor: ({ assignee }) => assignee?.isCaller === true,
      run: (client, { id }, signal) => assign(client, id, { isAssigned: false }, signal),
    },
  ];
}

/** The colleague who is chosen; null before that. */
type AssigneeValues = Readonly<Record<'assigneeId', { readonly id: string; readonly name: string } | null>>;

type AssigneeEditing<Row> = RecordEditing<Row, AssigneeForm, AssigneeValues>;

/** How an administrator assigns a record to a colleague. @param id the id of the machine */
export function assigneeEditing<Row extends Assignable>(
  id: string,
  assign: Assign<Row>,
): AssigneeEditing<Row> {
  return {
    machine: createRecordForm<AssigneeForm, Row, AssigneeValues>(AssigneeForm, {
      id,
      empty: { assigneeId: null },
      toData: ({ assigneeId }) => ({ assigneeId: assigneeId?.id ?? '' }),
    }),
    save: (client, { record, data: { assigneeId } }, signal) =>
      assign(client, record?.id ?? '', { isAssigned: true, assigneeId }, signal),
    saveLabel: 'Assign',
    labels: { assigneeId: 'Colleague' },
    Fields: function AssigneeFields({ values, errors, change, record }) {
      const { t } = useLanguage();
      return (
        <>
          {record && (
            <FactLines
              facts={[{ label: t('Assigned to'), value: record.assignee?.name ?? t('Not assigned') }]}
            />
          )}
          <div className="grid gap-2">
            <ColleaguePicker
              label="Colleague"
              error={errors.assigneeId}
              onPick={(colleague) => change('assigneeId', colleague)}
            />
            <ChosenList
              label="Colleague"
              items={values.assigneeId === null ? [] : [values.assigneeId]}
              onRemove={() => change('assigneeId', null)}
            />
          </div>
        </>
      );
    },
  };
}

/** The dialog in which an administrator chooses the colleague; `?assign=` and the id of the row open it. */
export function assigneeDialog<Row extends Assignable>(editing: AssigneeEditing<Row>) {
  return rowDialog('assign', 'Assign to a colleague', editing, ({ canAssignToOthers }) => canAssignToOthers);
}
