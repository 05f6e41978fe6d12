import type { PointsTransaction } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { PointsEvent, PointsGroup, pointsMachine } from './points.machine.ts';

/** The number of transactions on a page (spec section 9). */
const PAGE_SIZE = 5;

type PointsSnapshot = SnapshotFrom<typeof pointsMachine>;

/**
 * The facts that the points page shows.
 * @param reasonOf the text of a reason on the screen, if it differs from the stored one: the search finds both
 */
export function pointsView(
  snapshot: PointsSnapshot,
  toReason: (transaction: PointsTransaction) => string = ({ reason }) => reason,
) {
  const { summary, tab, openId, error } = snapshot.context;
  const toList = (group: PointsGroup) => listIn(snapshot, group, toReason);
  return {
    status: typeof snapshot.value === 'string' ? snapshot.value : ('ready' as const),
    error,
    figures: {
      total: summary.totalPoints,
      pending: summary.pendingPoints,
      confirmed: summary.confirmedPoints,
      cancelled: summary.cancelledPoints,
    },
    tab,
    lists: { pending: toList('pending'), confirmed: toList('confirmed'), cancelled: toList('cancelled') },
    entry: summary.transactions[tab].find(({ id }) => id === openId),
  };
}

/** One group's transactions that match its search, and their open page. */
function listIn(
  { context: { summary, lists } }: PointsSnapshot,
  group: PointsGroup,
  toReason: (transaction: PointsTransaction) => string,
) {
  const { search, page: wanted } = lists[group];
  const sought = search.trim().toLowerCase();
  const all = summary.transactions[group];
  const found = all.filter((transaction) =>
    [transaction.reason, toReason(transaction)].some((reason) => reason.toLowerCase().includes(sought)),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return {
    search,
    page,
    pageCount,
    /** The number of all matches. */
    count: found.length,
    /** The position of this page's first entry among them, counting from 1. */
    from: (page - 1) * PAGE_SIZE + 1,
    /** Whether the group has no transactions to search. */
    isEmpty: all.length === 0,
    transactions: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

/** What a user can do on the page. */
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
