import { ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ASHA, HONEY, startCart } from '../../../test/start-cart.ts';
import { settle } from '../../../test/settle.ts';

const SMALL = { ...HONEY, productName: 'kurta', size: 'S' };
const MEDIUM = { ...SMALL, size: 'M' };
const item = (product: typeof SMALL, quantity: number) => ({
  ...product,
  id: `line of ${product.size}`,
  quantity,
  addedPrice: 349.5,
});

/** The sizes in the cart with their quantities. */
const sizes = ({ view }: Awaited<ReturnType<typeof startCart>>) =>
  view().lines.map(({ size, quantity }) => [size, quantity]);

describe('two sizes of a product in the cart', () => {
  it('are two lines, each with its own quantity', async () => {
    const cart = await startCart();
    cart.sessionChanged(undefined);
    cart.add(SMALL);
    cart.add(MEDIUM);
    cart.add(SMALL);
    expect(sizes(cart)).toEqual([
      ['S', 2],
      ['M', 1],
    ]);
    const [small, medium] = cart.view().lines;
    cart.increase(medium?.lineKey ?? '');
    await cart.pass(500);
    cart.remove(small?.lineKey ?? '');
    expect(sizes(cart)).toEqual([['M', 2]]);
  });

  it('are sent to the server with their size, and merged with it at login', async () => {
    const sent: unknown[] = [];
    const cart = await startCart({
      fetchCart: async () => ok([item(SMALL, 1), item(MEDIUM, 2)]),
      mergeCart: async () => {
        const { lines } = cart.actor.getSnapshot().context;
        sent.push(...lines.map(({ size, change }) => [size, change]));
        return ok([item(SMALL, 1), item(MEDIUM, 1)]);
      },
    });
    cart.add(SMALL);
    cart.add(MEDIUM);
    cart.sessionChanged(ASHA);
    await settle();
    expect(sent).toEqual([
      ['S', 1],
      ['M', 1],
    ]);
    cart.add(MEDIUM);
    await settle();
    expect(sizes(cart)).toEqual([
      ['S', 1],
      ['M', 2],
    ]);
  });

  it('have their own unsent changes when the cart is read again', async () => {
    const cart = await startCart({
      userId: ASHA,
      fetchCart: async () => ok([item(SMALL, 1), item(MEDIUM, 1)]),
    });
    cart.increase(cart.view().lines[1]?.lineKey ?? '');
    await cart.pass(500);
    cart.add(SMALL);
    await settle();
    expect(sizes(cart)).toEqual([
      ['S', 1],
      ['M', 2],
    ]);
    cart.sessionLost();
    const { away } = cart.actor.getSnapshot().context;
    expect(away?.lines).toEqual([{ productId: HONEY.productId, size: 'M', change: 1 }]);
  });
});
