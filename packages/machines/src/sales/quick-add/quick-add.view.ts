import { listSizes } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { QuickAddEvent, quickAddMachine } from './quick-add.machine.ts';

export { quickAddMachine } from './quick-add.machine.ts';

/** The facts that cards show while their products go to the cart. */
export function quickAddView(snapshot: SnapshotFrom<typeof quickAddMachine>) {
  const { requests, product } = snapshot.context;
  const productIds = requests.map(({ productId }) => productId);
  return {
    /** The products that are being read, or wait for it. */
    readingIds: product === undefined ? productIds : productIds.slice(1),
    /** The product that asks for its size. */
    choice: product && {
      productId: product.id,
      name: product.name,
      sizes: listSizes(product),
    },
  };
}

/** What a user can do on cards. */
export function quickAddVerbs(send: (event: QuickAddEvent) => void) {
  return {
    request: (productId: string) => send({ type: 'product.request', productId, isMove: false }),
    /** The product leaves the wishlist once the cart has it. */
    move: (productId: string) => send({ type: 'product.request', productId, isMove: true }),
    chooseSize: (size: string) => send({ type: 'size.choose', size }),
    /** The card of a product is gone, so that its size cannot be chosen. */
    withdraw: (productId: string) => send({ type: 'product.withdraw', productId }),
    cancel: () => send({ type: 'size.cancel' }),
  };
}
