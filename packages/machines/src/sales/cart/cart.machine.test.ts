import { fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  ASHA,
  HONEY,
  LOST,
  REJECTED,
  SOAP,
  SOLD_OUT,
  makeServer,
  startCart,
} from '../../../test/start-cart.ts';
import { settle } from '../../../test/settle.ts';
import type { StoredCart } from './cart-context.ts';
import { cartMachine } from './cart.machine.ts';
import { cartVerbs, cartView } from './cart.view.ts';
import { savedCart } from './saved-cart.ts';

it('a cart is not shown as empty before its owner is known', async () => {
  const cart = await startCart();
  expect(cart.view()).toMatchObject({ lines: [], status: 'loading' });
  cart.sessionChanged(undefined);
  expect(cart.view().status).toBe('ready');
});

describe("a guest's cart", () => {
  it('is saved in this browser, and sends no request to the server', async () => {
    const cart = await startCart();
    cart.add(HONEY);
    cart.add(SOAP);
    cart.add(HONEY);
    await settle();
    expect(cart.shown()).toBe('honey 2, soap 1');
    expect(cart.view()).toMatchObject({ itemCount: 3, subtotal: 759, points: 30 });
    expect(cart.calls).toEqual([]);
    expect(cart.emitted.at(-1)).toBe('success: Product added to cart successfully, opens the cart');
    cart.remove(HONEY.productId);
    expect(cart.shown()).toBe('soap 1');
    expect(cart.emitted.at(-1)).toBe('success: Product removed from cart');
    cart.add(HONEY, 4);
    expect(cart.shown()).toBe('soap 1, honey 4');
  });

  it("is merged at login with the member's cart, and not twice after a lost response", async () => {
    const failures = [LOST, undefined];
    const server = makeServer({ honey: 1 });
    const cart = await startCart({ server, mergeCart: () => failures.shift() && Promise.resolve(LOST) });
    cart.add(HONEY);
    cart.add(HONEY);
    cart.add(SOAP);
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.view()).toMatchObject({ alert: 'No response from server', canRetry: true });
    expect(cart.shown()).toBe('honey 2, soap 1');
    cart.retry();
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
    expect(cart.view()).toMatchObject({ alert: undefined, canRetry: false });
    cart.retry();
    await settle();
    expect([...server.cart.values()]).toEqual([3, 1]);
    expect(cart.calls).toEqual(['merge 2,1', 'merge 2,1']);
  });

  it('is merged on a later page too, with what was added there before the member was known', async () => {
    const server = makeServer();
    const first = await startCart({ server });
    first.add(HONEY);
    first.sessionChanged(ASHA);
    await settle();
    const { key, lines } = savedCart(first.actor.getSnapshot().context);

    const later = await startCart({ server, key, stored: lines });
    later.add(SOAP);
    later.sessionChanged(ASHA);
    await settle();
    expect(later.shown()).toBe('honey 1, soap 1');
    expect([...server.cart.values()]).toEqual([1, 1]);
  });
});

describe('a product that is added before the stored cart is read', () => {
  it('stays in the cart', async () => {
    const machine = cartMachine.provide({
      actors: { readCart: fromPromise<StoredCart>(async () => ({ key: 'key-1', lines: [] })) },
    });
    const actor = createActor(machine).start();
    cartVerbs((event) => actor.send(event)).add(HONEY);
    await settle();
    expect(cartView(actor.getSnapshot()).lines.map(({ quantity }) => quantity)).toEqual([1]);
  });
});

describe("a member's cart", () => {
  it('sends one unit and then reloads the whole cart', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ soap: 2 }) });
    expect(cart.shown()).toBe('soap 2');
    cart.add(HONEY);
    expect(cart.shown()).toBe('soap 2, honey 1');
    expect(cart.view().lines.at(-1)).toMatchObject({ productName: 'honey', isPending: true });
    await settle();
    expect(cart.calls).toEqual(['fetch', 'add honey 1', 'fetch']);
    expect(cart.emitted).toEqual(['success: Product added to cart successfully, opens the cart']);
    expect(cart.view().lines.at(-1)).toMatchObject({ productName: 'honey', isPending: false });
  });

  it('loses no press: it handles the presses of the meantime in order', async () => {
    const cart = await startCart({ userId: ASHA });
    cart.add(HONEY);
    cart.add(HONEY);
    cart.add(SOAP);
    expect(cart.shown()).toBe('honey 2, soap 1');
    await settle();
    await settle();
    await settle();
    expect(cart.shown()).toBe('honey 2, soap 1');
    expect([...cart.server.cart.values()]).toEqual([2, 1]);
    expect(cart.calls.filter((call) => call.startsWith('add'))).toEqual([
      'add honey 1',
      'add honey 1',
      'add soap 1',
    ]);
  });

  it('adds several units of a product at once, and removes all of them when the server rejects them', async () => {
    const results = [ok({}), SOLD_OUT];
    const server = makeServer({ soap: 2 });
    const cart = await startCart({ userId: ASHA, server, addItem: async () => results.shift() ?? ok({}) });
    cart.add(HONEY, 3);
    expect(cart.shown()).toBe('soap 2, honey 3');
    await settle();
    expect(cart.calls).toEqual(['fetch', 'add honey 3', 'fetch']);
    expect(cart.shown()).toBe('soap 2, honey 3');
    cart.add(HONEY, 2);
    expect(cart.shown()).toBe('soap 2, honey 5');
    await settle();
    expect(cart.shown()).toBe('soap 2, honey 3');
  });

  it('changes quantities here, 500 ms after each press, and sends no request for it', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 1 }) });
    cart.increase(HONEY.productId);
    cart.increase(HONEY.productId);
    await cart.pass(499);
    expect(cart.shown()).toBe('honey 1');
    await cart.pass(1);
    expect(cart.shown()).toBe('honey 3');
    cart.decrease(HONEY.productId);
    await cart.pass(500);
    expect(cart.shown()).toBe('honey 2');
    expect(cart.calls).toEqual(['fetch']);
  });

  it('keeps changed quantities when the cart is reloaded after an add', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 1, soap: 1 }) });
    cart.increase(HONEY.productId);
    await cart.pass(500);
    cart.add(SOAP);
    await settle();
    expect(cart.shown()).toBe('honey 2, soap 2');
    cart.add(HONEY);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 2');
  });

  it('removes a line when its quantity of one is decreased', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 1 }) });
    cart.decrease(HONEY.productId);
    await cart.pass(500);
    expect(cart.shown()).toBe('');
    expect(cart.calls).toEqual(['fetch', 'remove line of id of honey']);
    expect(cart.emitted).toEqual(['success: Product removed from cart']);
  });

  it('offers no more than the stock', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ soap: 1 }) });
    for (let press = 0; press < 5; press += 1) cart.increase(SOAP.productId);
    await cart.pass(500);
    expect(cart.shown()).toBe('soap 2');
    expect(cart.view().lines[0]?.canIncrease).toBe(false);
  });

  it.each([
    ['nothing came back', async () => LOST, 'error: No response from server'],
    ['the server rejected it', async () => REJECTED, 'error: Failed to sync with server'],
    ['it was sold out', async () => SOLD_OUT, 'error: This product is sold out.'],
    ['the call broke', () => Promise.reject(new Error('broken')), 'error: Something went wrong.'],
  ])('reverts an add when %s', async (_, addItem, toast) => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 1 }), addItem });
    cart.add(SOAP);
    expect(cart.shown()).toBe('honey 1, soap 1');
    await settle();
    expect(cart.shown()).toBe('honey 1');
    expect(cart.emitted).toEqual([toast]);
  });

  it.each([
    ['nothing came back', async () => LOST, 'error: No response from server'],
    ['the server rejected it', async () => REJECTED, 'error: Failed to remove from server'],
    ['the call broke', () => Promise.reject(new Error('broken')), 'error: Error removing from cart'],
  ])('keeps the line when a removal fails because %s', async (_, removeItem, toast) => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 1 }), removeItem });
    cart.remove(HONEY.productId);
    expect(cart.view().lines[0]?.isRemoving).toBe(true);
    await settle();
    expect(cart.shown()).toBe('honey 1');
    expect(cart.view().lines[0]?.isRemoving).toBe(false);
    expect(cart.emitted).toEqual([toast]);
  });

  it('removes a line once for several presses, and accepts that it is already gone', async () => {
    const gone = fail({ code: 'notFound', message: 'Not found', status: 404 } as const);
    const cart = await startCart({
      userId: ASHA,
      server: makeServer({ honey: 1 }),
      removeItem: async () => gone,
    });
    cart.remove(HONEY.productId);
    cart.remove(HONEY.productId);
    await settle();
    expect(cart.calls.filter((call) => call.startsWith('remove'))).toHaveLength(1);
    expect(cart.shown()).toBe('');
  });

  it('keeps showing its lines when it cannot be read, shows the reason, and can be read again', async () => {
    const results = [LOST];
    const cart = await startCart({
      userId: ASHA,
      server: makeServer({ honey: 2 }),
      fetchCart: () => (results.shift() ? Promise.resolve(LOST) : undefined),
    });
    expect(cart.view()).toMatchObject({
      status: 'failed',
      alert: 'No response from server',
      canRetry: true,
    });
    cart.retry();
    await settle();
    expect(cart.shown()).toBe('honey 2');
    expect(cart.view().status).toBe('ready');
  });

  it('is empty after the order, despite changes made here, and reads what remains on the server', async () => {
    const server = makeServer({ honey: 1 });
    const cart = await startCart({ userId: ASHA, server });
    cart.increase(HONEY.productId);
    await cart.pass(500);
    server.cart.clear();
    cart.ordered();
    await settle();
    expect(cart.shown()).toBe('');
    expect(cart.calls).toEqual(['fetch', 'fetch']);
  });

  it.each([
    ['lost', () => Promise.resolve(LOST)],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('is read again when the reload after an add was %s', async (_, failing) => {
    let readings = 0;
    const cart = await startCart({
      userId: ASHA,
      fetchCart: () => {
        readings += 1;
        return readings === 2 ? failing() : undefined;
      },
    });
    cart.add(HONEY);
    await settle();
    expect(cart.view().canRetry).toBe(true);
    cart.retry();
    await settle();
    expect(cart.shown()).toBe('honey 1');
    expect(readings).toBe(3);
  });

  it('is removed when the member logs out', async () => {
    const cart = await startCart({ userId: ASHA, server: makeServer({ honey: 2 }) });
    cart.sessionChanged(undefined);
    await settle();
    expect(cart.shown()).toBe('');
  });
});
