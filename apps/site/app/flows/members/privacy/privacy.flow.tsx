import { accountDeletionVerbs } from '@pgm/machines/members/account-deletion';
import { type dataExportMachine, dataExportVerbs, dataExportView } from '@pgm/machines/members/data-export';
import { type privacyMachine, privacyVerbs, privacyView } from '@pgm/machines/members/privacy';
import { Privacy } from '@pgm/ui/members/privacy';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { saveAccountDeletedNotice } from '#app/kit/device/account-deleted-notice.ts';
import { saveFile } from '#app/kit/save-file.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { session } from '../../auth/session/session.ts';
import { AccountDeletionScreen } from './account-deletion.flow.tsx';
import { siteAccountDeletionMachine, siteDataExportMachine, sitePrivacyMachine } from './privacy.ts';

/** The decisions of a member about their data: consents, a file with all data, the deletion of the account. */
export function PrivacyFlow() {
  const actor = useActorRef(sitePrivacyMachine);
  const dataExport = useActorRef(siteDataExportMachine);
  const deletion = useActorRef(siteAccountDeletionMachine);
  const deletionProof = useSelector(actor, (snapshot) => privacyView(snapshot).deletionProof);
  useEmitted(dataExport, {
    'data.exported': ({ data }) =>
      saveFile('my-data.json', new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })),
  });
  useEmitted(deletion, {
    'account.deleted': () => {
      saveAccountDeletedNotice();
      session.gone();
    },
  });
  return (
    <>
      <PrivacyScreen
        actor={actor}
        dataExport={dataExport}
        onDelete={() => deletionProof && accountDeletionVerbs(deletion.send).open(deletionProof)}
      />
      <AccountDeletionScreen actor={deletion} />
    </>
  );
}

interface PrivacyScreenProps {
  readonly actor: ActorRefFrom<typeof privacyMachine>;
  readonly dataExport: ActorRefFrom<typeof dataExportMachine>;
  readonly onDelete?: () => void;
}

const nothing = () => undefined;

/** The screen of the page for any state of its actors. */
export function PrivacyScreen({ actor, dataExport, onDelete = nothing }: PrivacyScreenProps) {
  const [{ deletionProof, ...facts }, verbs] = useFlow(actor, privacyView, privacyVerbs);
  const [file, exportVerbs] = useFlow(dataExport, dataExportView, dataExportVerbs);
  return (
    <Privacy
      {...facts}
      {...file}
      canDelete={deletionProof !== null}
      onConsent={verbs.change}
      onExport={exportVerbs.start}
      onCancelExport={exportVerbs.cancel}
      onDelete={onDelete}
      onRetry={verbs.retry}
    />
  );
}
