import { fail } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ASHA, HONEY, SOAP, makeServer, startCart } from '../../../test/start-cart.ts';
import { settle } from '../../../test/settle.ts';

const ONLY_TWO = fail({ code: 'conflict', message: 'Only 2 left', status: 409 } as const);
const TOAST = 'error: Only 2 left, opens the cart';
const ADDED = 'success: Product added to cart successfully, opens the cart';

/** The last line of a cart of a member that has six soaps, of which two are left. */
async function startTooMany() {
  const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 1, soap: 6 }) });
  return { ...cart, soap: () => cart.view().lines.at(-1) };
}

describe('a cart', () => {
  it('of a guest has no more of a product than there are in stock', async () => {
    const cart = await startCart();
    for (let press = 0; press < 4; press += 1) cart.add(SOAP);
    expect(cart.shown()).toBe('soap 2');
    expect(cart.emitted).toEqual([ADDED, ADDED, TOAST, TOAST]);
    cart.add(HONEY);
    expect(cart.shown()).toBe('soap 2, honey 1');
  });

  it('of a guest has at most 99 of a product, and none that is sold out', async () => {
    const cart = await startCart();
    cart.add({ ...HONEY, stock: { status: 'IN_STOCK', quantity: 500 } }, 100);
    cart.add({ ...SOAP, stock: { status: 'SOLD_OUT', quantity: 0 } });
    expect(cart.shown()).toBe('');
    expect(cart.emitted).toEqual([
      'error: Quantity must be at most 99, opens the cart',
      'error: This product is sold out., opens the cart',
    ]);
  });

  it('counts what is stored before it says that a product was added', async () => {
    const first = await startCart();
    first.add(SOAP, 2);
    const { lines } = first.actor.getSnapshot().context;

    const reading = Promise.withResolvers<undefined>();
    const later = await startCart({ stored: lines, whenRead: reading.promise });
    later.add(SOAP);
    later.add(HONEY);
    expect([later.shown(), later.emitted]).toEqual(['', []]);
    reading.resolve(undefined);
    await settle();
    expect([later.shown(), later.emitted]).toEqual(['soap 2, honey 1', [TOAST, ADDED]]);
  });

  it('moves a product from the wishlist only if it has room for it', async () => {
    const guest = await startCart();
    guest.add(SOAP, 2);
    guest.move(SOAP);
    guest.move(HONEY);
    expect(guest.emitted).toEqual([ADDED, TOAST, 'moved: id of honey', ADDED]);

    const member = await startCart({ userId: ASHA });
    member.move(HONEY);
    expect(member.emitted).toEqual([]);
    await settle();
    expect(member.emitted).toEqual(['moved: id of honey', ADDED]);

    const rejected = await startCart({ userId: ASHA, addItem: async () => ONLY_TWO });
    rejected.move(SOAP);
    await settle();
    expect(rejected.emitted).toEqual(['error: Only 2 left']);
  });

  it('moves a product that is pressed before the cart is read', async () => {
    const reading = Promise.withResolvers<undefined>();
    const cart = await startCart({ whenRead: reading.promise });
    cart.move(HONEY);
    expect(cart.emitted).toEqual([]);
    reading.resolve(undefined);
    await settle();
    expect(cart.emitted).toEqual(['moved: id of honey', ADDED]);
  });

  it("of a member loses nothing when the server rejects an addition, and 'View cart' leads to it", async () => {
    const server = makeServer({ honey: 1, soap: 2 });
    const cart = await startCart({ userId: ASHA, server, addItem: async () => ONLY_TWO });
    cart.add(SOAP);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 2');
    expect(cart.emitted).toEqual([TOAST]);
  });

  it('of a member lets the server decide, which may have more by now', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ soap: 2 }) });
    cart.add(SOAP);
    await settle();
    expect(cart.calls).toEqual(['fetch', 'add soap 1', 'fetch']);
  });

  it('counts the quantities of a member that the server does not have', async () => {
    const more = await startCart({ userId: ASHA, server: makeServer({ soap: 1 }) });
    more.increase(SOAP.productId);
    await more.pass(500);
    more.add(SOAP);
    expect([more.shown(), more.calls, more.emitted]).toEqual(['soap 2', ['fetch'], [TOAST]]);

    const fewer = await startCart({ userId: ASHA, server: makeServer({ soap: 2 }) });
    fewer.decrease(SOAP.productId);
    await fewer.pass(500);
    fewer.add(SOAP);
    expect([fewer.shown(), fewer.calls, fewer.emitted]).toEqual(['soap 2', ['fetch'], [ADDED]]);
  });

  it('offers the quantity that is left where it has more, in one press', async () => {
    const cart = await startTooMany();
    expect(cart.soap()).toMatchObject({ quantity: 6, canIncrease: false });
    cart.limit(SOAP.productId);
    expect(cart.soap()).toMatchObject({ quantity: 2, canIncrease: false, lineTotal: 120 });
    cart.limit(HONEY.productId);
    expect(cart.shown()).toBe('honey 1, soap 2');
  });

  it('changes a quantity downwards step by step where it has too many, and not upwards', async () => {
    const cart = await startTooMany();
    cart.increase(SOAP.productId);
    await cart.pass(500);
    expect(cart.shown()).toBe('honey 1, soap 6');
    cart.decrease(SOAP.productId);
    await cart.pass(500);
    expect(cart.shown()).toBe('honey 1, soap 5');
  });
});
