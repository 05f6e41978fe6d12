import type { ExportFilter, ExportKind } from '@pgm/api/contract';
import {
  type StaffFile,
  fileOpeningMachine,
  fileOpeningVerbs,
  fileOpeningView,
} from '@pgm/machines/staff/file-opening';
import { withPorts } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Button, type ButtonProps } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { openDocument } from '#app/kit/open-document.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The machine with the site's implementations. */
export const siteFileOpeningMachine = withPorts(fileOpeningMachine)({
  actors: {
    openFile: fromPromise(({ input: { file }, signal }) => {
      const { exports, orders, payouts } = staffClient();
      switch (file.type) {
        case 'csv':
          return exports.open(file.kind, file.filter, signal);
        case 'packingSlips':
          return orders.packingSlips(file.slips, signal);
        case 'statement':
          return payouts.openStatement(file.payoutId, signal);
      }
    }),
  },
});

interface FileButtonProps extends Pick<ButtonProps, 'size'> {
  readonly file: StaffFile;
  /** English. */
  readonly label: string;
}

/** The button that downloads the records of a kind as a CSV file. */
export function CsvExportFlow({
  kind,
  filter,
}: {
  readonly kind: ExportKind;
  readonly filter?: ExportFilter;
}) {
  return <FileButtonFlow label="Export as CSV" file={{ type: 'csv', kind, ...(filter && { filter }) }} />;
}

/** A button that opens a file. */
export function FileButtonFlow(props: FileButtonProps) {
  const actor = useActorRef(siteFileOpeningMachine);
  // A CSV file is a download, so that the page stays.
  const isShown = props.file.type !== 'csv';
  useEmitted(actor, {
    'file.opened': ({ url }) => (isShown ? openDocument(url) : location.assign(url)),
  });
  return <FileButtonScreen {...props} actor={actor} />;
}

/** The button for any state of its actor. */
export function FileButtonScreen({
  file,
  label,
  actor,
  ...look
}: FileButtonProps & { readonly actor: ActorRefFrom<typeof fileOpeningMachine> }) {
  const { t } = useLanguage();
  const [{ isOpening, alert }, verbs] = useFlow(actor, fileOpeningView, fileOpeningVerbs);
  return (
    <>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <Button
        {...look}
        variant="secondary"
        busy={isOpening}
        busyText="Preparing..."
        onClick={() => verbs.open(file)}
      >
        {t(label)}
      </Button>
    </>
  );
}
