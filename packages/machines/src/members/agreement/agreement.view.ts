import type { SnapshotFrom } from 'xstate';
import type { AgreementEvent, agreementMachine } from './agreement.machine.ts';
import { toStanding } from './standing.ts';

export { type AgreementEvent, type AgreementOpened, agreementMachine } from './agreement.machine.ts';

/** The facts that the page of the agreement shows. */
export function agreementView(snapshot: SnapshotFrom<typeof agreementMachine>) {
  const { agreement, error, alert } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  return {
    // While it is read again, the old facts stay visible.
    status: snapshot.matches('failed') ? ('failed' as const) : toStatus(isLoading && agreement === undefined),
    error,
    alert,
    agreement,
    standing: toStanding(agreement),
    isAccepting: snapshot.matches('accepting'),
    isOpening: snapshot.matches('opening'),
  };
}

const toStatus = (isLoading: boolean) => (isLoading ? ('loading' as const) : ('ready' as const));

/** What a member can do on the page. */
export function agreementVerbs(send: (event: AgreementEvent) => void) {
  return {
    accept: () => send({ type: 'agreement.accept' }),
    open: () => send({ type: 'document.open' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
