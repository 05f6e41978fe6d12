import type { RepurchaseSummary } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createLoader, loaderVerbs, loaderView } from '../../kit/index.ts';

/** The totals of the orders of a member, and of those directly below. Provide `fetchData`. */
export const repurchaseMachine = createLoader<RepurchaseSummary>({ id: 'repurchase' });

/** The facts that the totals show. */
export function repurchaseView(snapshot: SnapshotFrom<typeof repurchaseMachine>) {
  const { status, data, error } = loaderView(snapshot);
  return { status, sums: data, error };
}

/** What a user can do with them. */
export const repurchaseVerbs = loaderVerbs<RepurchaseSummary>;
