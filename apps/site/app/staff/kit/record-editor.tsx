import { type FormValues, recordFormVerbs, recordFormView } from '@pgm/machines/kit';
import { RecordDialog } from '@pgm/ui/data/record-dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../flows/company/toasts/toasts.ts';
import type { RecordEditing, Resource } from './resource.types.ts';

interface RecordEditorProps<Row extends { readonly id: string }, Data, Values extends FormValues> {
  readonly resource: Pick<Resource<Row, Data, Values>, 'newLabel' | 'toName'>;
  readonly editing: RecordEditing<Row, Data, Values>;
  /** The form machine with the site's implementations. */
  readonly machine: RecordEditing<Row, Data, Values>['machine'];
  /** The page of the list that is shown. */
  readonly rows: readonly Row[];
  readonly onSaved: () => void;
}

/** The dialog of a record. The address opens it: `?open=new`, or the id of a row of the list. */
export function RecordEditor<Row extends { readonly id: string }, Data, Values extends FormValues>({
  resource: { newLabel = 'New', toName },
  editing: { Fields, labels, toText = String },
  machine,
  rows,
  onSaved,
}: RecordEditorProps<Row, Data, Values>) {
  const actor = useActorRef(machine);
  const [form, verbs] = useFlow(actor, recordFormView<Row, Values>, recordFormVerbs<Row, Values>);
  const { t } = useLanguage();
  useOpenedByAddress(form.isOpen, rows, verbs);

  useEffect(() => {
    const { unsubscribe } = actor.on('record.saved', () => {
      toasts.show({ kind: 'success', message: 'Saved' });
      onSaved();
    });
    return unsubscribe;
  }, [actor, onSaved]);

  return (
    <RecordDialog
      isOpen={form.isOpen}
      title={form.record === undefined ? newLabel : toName(form.record)}
      isBusy={form.isSaving}
      canSave={form.conflicts.every(({ choice }) => choice !== undefined)}
      alert={form.alert}
      conflicts={form.conflicts.map(({ field, mine, theirs, choice }) => ({
        id: field,
        label: labels[field],
        mine: t(toText(mine)),
        theirs: t(toText(theirs)),
        choice,
      }))}
      onResolve={(id, choice) => {
        const conflict = form.conflicts.find(({ field }) => field === id);
        if (conflict) verbs.resolve(conflict.field, choice);
      }}
      onSave={verbs.submit}
      onCancel={verbs.close}
      isAskingToDiscard={form.isDiscarding}
      onDiscard={verbs.discard}
      onContinueEditing={verbs.resume}
    >
      <Fields values={form.values} errors={form.errors} change={verbs.changeField} record={form.record} />
    </RecordDialog>
  );
}

/** Opens the form of the record that the address names, and removes the name from the address when the form closes. */
function useOpenedByAddress<Row extends { readonly id: string }>(
  isOpen: boolean,
  rows: readonly Row[],
  { add, edit }: { add: () => void; edit: (row: Row) => void },
) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('open') ?? undefined;
  const shown = useRef<string>(undefined);
  const row = rows.find(({ id }) => id === wanted);

  useEffect(() => {
    if (wanted === shown.current) return;
    if (wanted === 'new') add();
    else if (row) edit(row);
    else if (wanted !== undefined) return;
    shown.current = wanted;
  });

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && wanted !== undefined) {
      const params = new URLSearchParams(search);
      params.delete('open');
      void navigate(pathname + (params.size > 0 ? `?${params}` : ''), {
        replace: true,
        preventScrollReset: true,
      });
    }
    wasOpen.current = isOpen;
  }, [isOpen, wanted, pathname, search, navigate]);
}
