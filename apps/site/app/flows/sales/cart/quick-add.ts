import { quickAddMachine, quickAddVerbs, quickAddView } from '@pgm/machines/sales/quick-add';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ok } from '@pgm/api/contract';
import { browserClient } from '#app/kit/browser-client.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { addToCart, moveToCart } from './add-to-cart.ts';

/** The machine with the site's implementation. */
export const siteQuickAddMachine = withPorts(quickAddMachine)({
  actors: {
    fetchProduct: fromPromise(async ({ input, signal }) => {
      const found = await (await browserClient()).products.get(input, signal);
      return found.ok ? ok(found.value.data) : found;
    }),
  },
});

/** 'Add to cart' of the cards of this page; there is one, and one card at a time asks for a size. */
const quickAddActor = createActor(siteQuickAddMachine).start();
quickAddActor.on('toast.show', toasts.show);
quickAddActor.on('product.add', ({ product, size, isMove }) =>
  isMove ? moveToCart(product, size) : addToCart(product, size),
);

/** What a user can do on cards. */
export const quickAdd = quickAddVerbs((event) => quickAddActor.send(event));

/** What cards show while their products go to the cart. */
export function useQuickAdd() {
  return useSelector(quickAddActor, quickAddView);
}

/** Adds the product of a card, or asks for its size; resolves once the product has been read. */
export async function addFromCard(productId: string): Promise<void> {
  quickAdd.request(productId);
  await waitFor(quickAddActor, (snapshot) => !quickAddView(snapshot).readingIds.includes(productId));
}
