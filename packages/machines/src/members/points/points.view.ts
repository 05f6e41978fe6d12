import type { PointsGroup, PointsTransaction } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { PointsEvent, pointsMachine } from './points.machine.ts';

export { type PointsEvent, pointsMachine } from './points.machine.ts';

/** The facts that the points page shows. */
export function pointsView(snapshot: SnapshotFrom<typeof pointsMachine>) {
  const { context, children } = snapshot;
  const { summary, tab, open, ledger, error } = context;
  const isReadingFailed = snapshot.matches({ ready: { reading: 'failed' } });
  return {
    status: snapshot.matches('loading')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('ready' as const),
    error: isReadingFailed ? undefined : error,
    figures: {
      total: summary.totalPoints,
      pending: summary.pendingPoints,
      confirmed: summary.confirmedPoints,
      cancelled: summary.cancelledPoints,
    },
    tab,
    /** The actors of the lists, once the points are loaded. */
    lists: { pending: children.pending, confirmed: children.confirmed, cancelled: children.cancelled },
    /** The transaction that is open, and the ledger of its order once it is loaded. */
    open: open && { transaction: open, ledger, error: isReadingFailed ? error : undefined },
  };
}

/** What a user can do on the page. */
export function pointsVerbs(send: (event: PointsEvent) => void) {
  return {
    selectTab: (tab: PointsGroup) => send({ type: 'tab.select', tab }),
    open: (transaction: PointsTransaction) => send({ type: 'ledger.open', transaction }),
    close: () => send({ type: 'ledger.close' }),
    retry: () => send({ type: 'page.retry' }),
    retryLedger: () => send({ type: 'ledger.retry' }),
  };
}
