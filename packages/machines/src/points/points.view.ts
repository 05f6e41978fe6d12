import type { PointsTransaction } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { PointsEvent, PointsGroup, pointsMachine } from './points.machine.ts';

/** So many transactions stand on a page (spec section 9). */
const PAGE_SIZE = 5;

type PointsSnapshot = SnapshotFrom<typeof pointsMachine>;

/**
 * The facts that the page of business values shows.
 * @param reasonOf how a reason reads on the screen, where it is not shown as it is: the search finds both
 */
export function pointsView(
  snapshot: PointsSnapshot,
  reasonOf: (transaction: PointsTransaction) => string = ({ reason }) => reason,
) {
  const { summary, tab, openId, error } = snapshot.context;
  const listOf = (group: PointsGroup) => listIn(snapshot, group, reasonOf);
  return {
    status: snapshot.matches('loading')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('ready' as const),
    error,
    figures: {
      total: summary.totalPoints,
      pending: summary.pendingPoints,
      confirmed: summary.confirmedPoints,
      cancelled: summary.cancelledPoints,
    },
    tab,
    lists: { pending: listOf('pending'), confirmed: listOf('confirmed'), cancelled: listOf('cancelled') },
    entry: summary.transactions[tab].find(({ id }) => id === openId),
  };
}

/** One group's transactions that match its search, and the page of them that is open. */
function listIn(
  { context: { summary, places } }: PointsSnapshot,
  group: PointsGroup,
  reasonOf: (transaction: PointsTransaction) => string,
) {
  const { search, page: wanted } = places[group];
  const sought = search.trim().toLowerCase();
  const all = summary.transactions[group];
  const found = all.filter((transaction) =>
    [transaction.reason, reasonOf(transaction)].some((reason) => reason.toLowerCase().includes(sought)),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return {
    search,
    page,
    pageCount,
    /** How many match in all. */
    count: found.length,
    /** Where the first of this page stands among them, counting from 1. */
    from: (page - 1) * PAGE_SIZE + 1,
    /** Whether there are any to search. */
    isEmpty: all.length === 0,
    transactions: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

/** What a person can do on the page. */
export function pointsVerbs(send: (event: PointsEvent) => void) {
  return {
    selectTab: (tab: PointsGroup) => send({ type: 'tab.select', tab }),
    search: (search: string) => send({ type: 'search.change', search }),
    goToPage: (page: number) => send({ type: 'page.go', page }),
    open: (id: string) => send({ type: 'entry.open', id }),
    close: () => send({ type: 'entry.close' }),
    retry: () => send({ type: 'points.retry' }),
  };
}
