import type { Agreement } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { AgreementEvent, agreementMachine } from './agreement.machine.ts';

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
  };
}

const toStatus = (isLoading: boolean) => (isLoading ? ('loading' as const) : ('ready' as const));

/**
 * How things stand: nothing accepted, an older version than the valid one, withdrawn, or in force; in the cooling-off
 * period an agreement in force can be withdrawn.
 */
function toStanding(agreement: Agreement | undefined) {
  if (!agreement?.accepted) return 'none' as const;
  if (agreement.accepted.withdrawnAt !== null) return 'withdrawn' as const;
  return agreement.accepted.version === agreement.currentVersion ? ('inForce' as const) : ('older' as const);
}

/** What a member can do on the page. */
export function agreementVerbs(send: (event: AgreementEvent) => void) {
  return {
    accept: () => send({ type: 'agreement.accept' }),
    reload: () => send({ type: 'agreement.reload' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
