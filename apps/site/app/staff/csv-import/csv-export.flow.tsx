import {
  type ExportSubject,
  csvExportMachine,
  csvExportVerbs,
  csvExportView,
} from '@pgm/machines/staff/csv-export';
import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Button } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The export machine with the site's implementations. */
export const siteCsvExportMachine = csvExportMachine.provide({
  actors: {
    openExport: fromPromise(({ input: { kind, filter }, signal }) =>
      staffClient().exports.open(kind, filter, signal),
    ),
  },
});

/** The button that downloads the records of a kind as a CSV file. */
export function CsvExportFlow(props: ExportSubject) {
  const actor = useActorRef(siteCsvExportMachine);
  // The address responds with a download, so that the page stays.
  useEffect(() => actor.on('export.opened', ({ url }) => location.assign(url)).unsubscribe, [actor]);
  return <CsvExportScreen {...props} actor={actor} />;
}

/** The button for any state of its actor. */
export function CsvExportScreen({
  actor,
  ...subject
}: ExportSubject & { readonly actor: ActorRefFrom<typeof csvExportMachine> }) {
  const { t } = useLanguage();
  const [{ isOpening, alert }, { start }] = useFlow(actor, csvExportView, csvExportVerbs);
  return (
    <>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <Button variant="secondary" busy={isOpening} busyText="Preparing..." onClick={() => start(subject)}>
        {t('Export as CSV')}
      </Button>
    </>
  );
}
