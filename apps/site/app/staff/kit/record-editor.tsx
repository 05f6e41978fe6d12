import type { Result } from '@pgm/api/contract';
import { type FormValues, recordFormVerbs, recordFormView } from '@pgm/machines/kit';
import { RecordDialog } from '@pgm/ui/data/record-dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import type { RecordEditing, RowDialog, RowDialogProps } from './resource.types.ts';
import { staffClient } from './staff-client.ts';
import { useOpenedByAddress } from './use-opened-by-address.ts';

interface RecordEditorProps<Row, Data, Values extends FormValues> extends RowDialogProps<Row> {
  /** The part of the address that opens it. */
  readonly param: string;
  /** The title in English. Default: the name of the record. */
  readonly title?: string | undefined;
  readonly editing: RecordEditing<Row, Data, Values>;
  /** Whether a record can be saved as it is now. Default: always. */
  readonly isFor?: ((row: Row) => boolean) | undefined;
}

/** Declares a dialog of a row with a form of its own. @param isFor whether a row has it. Default: every row */
export function rowDialog<Row extends { readonly id: string }, Data, Values extends FormValues>(
  param: string,
  label: string,
  editing: RecordEditing<Row, Data, Values>,
  isFor?: (row: Row) => boolean,
): RowDialog<Row> {
  return {
    param,
    label,
    isFor,
    Dialog: ({ rows, ...props }) => (
      <RecordEditor
        {...props}
        rows={isFor ? rows.filter(isFor) : rows}
        param={param}
        title={label}
        editing={editing}
        isFor={isFor}
      />
    ),
  };
}

/** The dialog of a record. The address opens it: `?open=new`, or the id of a row of the list. */
export function RecordEditor<Row extends { readonly id: string }, Data, Values extends FormValues>({
  param,
  title,
  toName,
  editing,
  rows,
  isFor,
  onSaved,
  onNotSaved,
}: RecordEditorProps<Row, Data, Values>) {
  const machine = useMemo(() => withSave(editing), [editing]);
  const actor = useActorRef(machine);
  const [form, verbs] = useFlow(actor, recordFormView<Row, Values>, recordFormVerbs<Row, Values>);
  const { toCopy } = editing;
  useOpenedByAddress(param, form.isOpen, rows, {
    edit: verbs.edit,
    add: (copied) => verbs.add(copied && toCopy?.(copied)),
  });

  useEmitted(actor, {
    'record.saved': () => {
      toasts.show({ kind: 'success', message: 'Saved' });
      onSaved();
    },
    'record.notSaved': ({ isStale }) => onNotSaved?.(isStale),
  });

  return <RecordEditorScreen {...{ actor, param, title, toName, editing, isFor }} />;
}

interface RecordEditorScreenProps<Row, Data, Values extends FormValues> extends Pick<
  RecordEditorProps<Row, Data, Values>,
  'param' | 'title' | 'toName' | 'editing' | 'isFor'
> {
  readonly actor: ActorRefFrom<RecordEditing<Row, Data, Values>['machine']>;
}

/** The dialog of a record for any state of its actor. */
export function RecordEditorScreen<Row extends { readonly id: string }, Data, Values extends FormValues>({
  actor,
  param,
  title,
  toName,
  editing,
  isFor = () => true,
}: RecordEditorScreenProps<Row, Data, Values>) {
  const { Fields, labels, toText = String } = editing;
  const [form, verbs] = useFlow(actor, recordFormView<Row, Values>, recordFormVerbs<Row, Values>);
  const { t } = useLanguage();
  const name = form.record && toName(form.record);

  return (
    <RecordDialog
      isOpen={form.isOpen}
      title={param === 'open' && name !== undefined ? name : (title ?? '')}
      {...(param !== 'open' && name !== undefined && { description: name })}
      isBusy={form.isSaving}
      saveLabel={editing.saveLabel}
      cancelLabel={editing.cancelLabel}
      canSave={
        form.conflicts.every(({ choice }) => choice !== undefined) &&
        (form.record === undefined || isFor(form.record))
      }
      alert={form.alert}
      conflicts={form.conflicts.map(({ field, mine, theirs, choice }) => ({
        id: field,
        label: labels[field],
        mine: t(toText(mine)),
        theirs: t(toText(theirs)),
        choice,
      }))}
      onResolve={verbs.resolve}
      onSave={verbs.submit}
      onCancel={verbs.close}
      isAskingToDiscard={form.isDiscarding}
      onDiscard={verbs.discard}
      onContinueEditing={verbs.resume}
    >
      <Fields
        values={form.values}
        errors={form.errors}
        change={verbs.changeField}
        record={form.record}
        isSaving={form.isSaving}
      />
    </RecordDialog>
  );
}

/** The form machine with the call that saves. */
export function withSave<Row, Data, Values extends FormValues>({
  machine,
  save,
}: RecordEditing<Row, Data, Values>) {
  return machine.provide({
    actors: {
      saveRecord: fromPromise<Result<Row>, { record: Row | undefined; data: Data }>(({ input, signal }) =>
        save(staffClient(), input, signal),
      ),
    },
  });
}
