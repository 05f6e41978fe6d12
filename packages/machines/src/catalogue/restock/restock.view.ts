import type { SnapshotFrom } from 'xstate';
import type { RestockEvent, restockMachine } from './restock.machine.ts';

export { restockMachine } from './restock.machine.ts';

/** The facts about the request for one product. */
export function restockView(snapshot: SnapshotFrom<typeof restockMachine>, productId: string) {
  const { changes, productIds, wanted } = snapshot.context;
  return {
    isRequested: productIds.includes(productId),
    isBusy:
      changes.some((change) => change.productId === productId) ||
      (wanted === productId && !snapshot.matches('guest')),
  };
}

/** What a user can do with the requests, and what the page reports to them. */
export function restockVerbs(send: (event: RestockEvent) => void) {
  return {
    toggle: (productId: string) => send({ type: 'restock.toggle', productId }),
    /** For a guest that is about to log in. */
    requestOnceMember: (productId: string) => send({ type: 'restock.want', productId }),
    forgetWanted: () => send({ type: 'restock.forgetWanted' }),
    sessionChanged: (userId: string | undefined) => send({ type: 'session.change', userId }),
  };
}
