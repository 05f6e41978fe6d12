import type { CsvKind } from '@pgm/api/contract';
import { csvImportMachine, csvImportVerbs, csvImportView } from '@pgm/machines/staff/csv-import';
import { withPorts } from '@pgm/machines/kit';
import { CsvImport } from '@pgm/ui/staff/csv-import';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The import machine with the site's implementations. */
export const siteCsvImportMachine = withPorts(csvImportMachine)({
  actors: {
    uploadFile: fromPromise(async ({ input: { kind, file }, signal }) => {
      if (!(file instanceof File)) throw new Error('the chosen file is no file of the browser');
      return staffClient().imports.start(kind, file, signal);
    }),
    readImport: fromPromise(({ input, signal }) => staffClient().imports.get(input, signal)),
    readProblems: fromPromise(({ input: { id, page }, signal }) =>
      staffClient().imports.problems(id, page, signal),
    ),
    confirmImport: fromPromise(({ input: { id, skipInvalid }, signal }) =>
      staffClient().imports.confirm(id, skipInvalid, signal),
    ),
    cancelImport: fromPromise(({ input, signal }) => staffClient().imports.cancel(input, signal)),
  },
});

/** The import of a CSV file of one kind. */
export function CsvImportFlow({ kind }: { readonly kind: CsvKind }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('import') ?? '';
  const actor = useActorRef(siteCsvImportMachine, { input: { kind, id: wanted } });
  const id = useSelector(actor, ({ context }) => context.id);
  // The address names the import, so that it goes on after a reload.
  useEffect(() => {
    if (id !== wanted) void navigate(pathname + (id === '' ? '' : `?import=${id}`), { replace: true });
  }, [id, wanted, pathname, navigate]);
  return <CsvImportScreen actor={actor} />;
}

/** The screen of the import for any state of its actor. */
export function CsvImportScreen({ actor }: { readonly actor: ActorRefFrom<typeof csvImportMachine> }) {
  const [facts, verbs] = useFlow(actor, csvImportView, csvImportVerbs);
  return (
    <CsvImport
      {...facts}
      onChoose={verbs.choose}
      onConfirm={verbs.confirm}
      onCancel={verbs.cancel}
      onRestart={verbs.restart}
      onOpenProblems={verbs.openProblems}
    />
  );
}
