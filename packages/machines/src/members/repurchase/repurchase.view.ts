import type { RepurchaseSummary } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { loaderVerbs, loaderView } from '../../kit/index.ts';
import type { repurchaseMachine } from './repurchase.machine.ts';

/** The facts that the totals show. */
export function repurchaseView(snapshot: SnapshotFrom<typeof repurchaseMachine>) {
  const { status, data, error } = loaderView(snapshot);
  return { status, sums: data, error };
}

/** What a user can do with them. */
export const repurchaseVerbs = loaderVerbs<RepurchaseSummary>;
