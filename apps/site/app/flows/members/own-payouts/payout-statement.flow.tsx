import { fileOpeningVerbs, fileOpeningView, withPorts } from '@pgm/machines/kit';
import { payoutStatementMachine } from '@pgm/machines/members/payout-statement';
import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Button } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { openDocument } from '#app/kit/open-document.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The machine with the site's implementation. */
export const siteStatementMachine = withPorts(payoutStatementMachine)({
  actors: {
    openFile: fromPromise(async ({ input: { file: payoutId }, signal }) =>
      (await browserClient()).ownPayouts.openStatement(payoutId, signal),
    ),
  },
});

/** The button that opens the statement of a payout. */
export function StatementFlow({ payoutId }: { readonly payoutId: string }) {
  const actor = useActorRef(siteStatementMachine);
  useEmitted(actor, { 'file.opened': ({ url }) => openDocument(url) });
  return <StatementScreen payoutId={payoutId} actor={actor} />;
}

interface StatementScreenProps {
  readonly payoutId?: string;
  readonly actor: ActorRefFrom<typeof payoutStatementMachine>;
}

/** The button for any state of its actor. */
export function StatementScreen({ payoutId = '', actor }: StatementScreenProps) {
  const { t } = useLanguage();
  const [{ isOpening, alert }, verbs] = useFlow(actor, fileOpeningView, fileOpeningVerbs<string>);
  return (
    <>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <Button
        variant="secondary"
        size="small"
        busy={isOpening}
        busyText="Preparing..."
        onClick={() => verbs.open(payoutId)}
      >
        {t('Statement (PDF)')}
      </Button>
    </>
  );
}
