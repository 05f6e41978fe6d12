import { describe, expect, it } from 'vitest';
import { ASHA, HONEY, LOST, SOAP, makeServer, startCart } from '../../../test/start-cart.ts';
import { settle } from '../../../test/settle.ts';

const RAVI = '018f0000-0000-7000-8000-000000000002';

/** Asha's cart with one soap, and with honey: she selected 3, the server has 1. */
async function changedCart(world: Parameters<typeof startCart>[0] = {}) {
  const server = makeServer({ honey: 1, soap: 1 });
  const cart = await startCart({ userId: ASHA, server, ...world });
  cart.increase(HONEY.productId);
  cart.increase(HONEY.productId);
  await cart.pass(500);
  return { ...cart, server };
}

describe('a cart whose member’s session ends', () => {
  it('hides the cart, and restores the changed quantities for the same member', async () => {
    const cart = await changedCart();
    cart.sessionLost();
    await settle();
    expect(cart.shown()).toBe('');
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
    expect([...cart.server.cart.values()]).toEqual([1, 1]);
  });

  it('restores them when the cart can be read', async () => {
    const results = [undefined, LOST];
    const cart = await changedCart({
      fetchCart: () => {
        const result = results.shift();
        return result && Promise.resolve(result);
      },
    });
    cart.sessionLost();
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.view().canRetry).toBe(true);
    cart.sessionLost();
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
  });

  it('restores nothing for another user, and then clears the changes', async () => {
    const cart = await changedCart();
    cart.sessionLost();
    cart.sessionChanged(RAVI);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
    cart.sessionLost();
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
  });

  it('restores nothing after a logout, not even for the same member', async () => {
    const cart = await changedCart();
    cart.sessionChanged(undefined);
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
  });

  it('restores nothing for a user that logs in immediately in another tab', async () => {
    const cart = await changedCart();
    cart.sessionChanged(RAVI);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
  });

  it('merges the products that a guest added since, although a guest’s cart was merged before', async () => {
    const cart = await startCart();
    cart.add(HONEY);
    cart.sessionChanged(ASHA);
    await settle();
    cart.increase(HONEY.productId);
    await cart.pass(500);
    cart.sessionLost();
    cart.add(SOAP);
    cart.add(HONEY);
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
    expect([...cart.server.cart.entries()]).toEqual([
      [HONEY.productId, 2],
      [SOAP.productId, 1],
    ]);
  });
});

describe('a page that is reloaded after a member’s session has ended', () => {
  /** The saved state of the previous page, on which Asha selected 2 more honey. */
  async function readAway() {
    const before = await changedCart();
    before.sessionLost();
    const { away } = before.actor.getSnapshot().context;
    expect(away).toEqual({ userId: ASHA, lines: [{ productId: HONEY.productId, change: 2 }] });
    return away;
  }
  const server = () => makeServer({ honey: 1, soap: 1 });
  /** A page on which the user is known before the storage is read. */
  async function openLate(userId: string) {
    const away = await readAway();
    const storage = Promise.withResolvers<undefined>();
    const cart = await startCart({ away, server: server(), whenRead: storage.promise, userId });
    storage.resolve(undefined);
    await settle();
    return cart;
  }

  it('hides the cart, and restores the changed quantities for the same member', async () => {
    const cart = await startCart({ away: await readAway(), server: server() });
    cart.sessionChanged(undefined);
    await settle();
    expect(cart.shown()).toBe('');
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
  });

  it('restores them for a member that is known before the storage is read; they are saved when the session ends again', async () => {
    const cart = await openLate(ASHA);
    expect(cart.shown()).toBe('honey 3, soap 1');
    cart.increase(HONEY.productId);
    await cart.pass(500);
    cart.sessionLost();
    expect(cart.actor.getSnapshot().context.away?.lines).toEqual([{ productId: HONEY.productId, change: 3 }]);
  });

  it('restores nothing for another user, and then clears the changes', async () => {
    const cart = await startCart({ away: await readAway(), server: server() });
    cart.sessionChanged(RAVI);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
  });

  it('restores nothing for another user that is known before the storage is read', async () => {
    const cart = await openLate(RAVI);
    expect(cart.shown()).toBe('honey 1, soap 1');
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
  });
});
