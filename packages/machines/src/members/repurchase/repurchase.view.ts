import type { SnapshotFrom } from 'xstate';
import type { RepurchaseEvent, repurchaseMachine } from './repurchase.machine.ts';

/** The facts that the totals show. */
export function repurchaseView({ context, value }: SnapshotFrom<typeof repurchaseMachine>) {
  return { status: value, ...context };
}

/** What a user can do with them. */
export function repurchaseVerbs(send: (event: RepurchaseEvent) => void) {
  return { retry: () => send({ type: 'sums.retry' }) };
}
