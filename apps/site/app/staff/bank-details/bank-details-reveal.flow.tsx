import {
  bankDetailsRevealMachine,
  bankDetailsRevealVerbs,
  bankDetailsRevealView,
} from '@pgm/machines/staff/bank-details-reveal';
import { withPorts } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Button } from '@pgm/ui/primitives/button';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The machine with the site's implementation. */
export const siteRevealMachine = withPorts(bankDetailsRevealMachine)({
  actors: {
    revealDetails: fromPromise(({ input: { memberId }, signal }) =>
      staffClient().bankDetails.reveal(memberId, signal),
    ),
  },
});

/** The button that shows the bank details of a member in full. */
export function RevealFlow({ memberId }: { readonly memberId: string }) {
  return <RevealScreen actor={useActorRef(siteRevealMachine, { input: { memberId } })} />;
}

/** The button, or the details, for any state of their actor. */
export function RevealScreen({ actor }: { readonly actor: ActorRefFrom<typeof bankDetailsRevealMachine> }) {
  const { t } = useLanguage();
  const [{ details, alert, isRevealing }, verbs] = useFlow(
    actor,
    bankDetailsRevealView,
    bankDetailsRevealVerbs,
  );
  if (details === undefined)
    return (
      <div className="grid justify-items-start gap-2">
        {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isRevealing} onClick={verbs.reveal}>
            {t('Show in full')}
          </Button>
          {isRevealing && (
            <Button variant="quiet" onClick={verbs.hide}>
              {t('Cancel')}
            </Button>
          )}
        </div>
        <p className="text-note text-ink-muted">{t('The audit records that you have seen them.')}</p>
      </div>
    );
  return (
    <section aria-label={t('Bank account and PAN in full')} className="grid justify-items-start gap-2">
      <FactLines
        className="figures w-full"
        facts={[
          { label: t('Account holder'), value: details.holder ?? undefined },
          { label: t('Account number'), value: details.accountNumber ?? undefined },
          { label: t('IFSC'), value: details.ifsc ?? undefined },
          { label: t('PAN'), value: details.pan },
        ]}
      />
      <Button variant="secondary" onClick={verbs.hide}>
        {t('Hide')}
      </Button>
    </section>
  );
}
