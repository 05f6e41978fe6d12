import { describe, expect, it } from 'vitest';
import { ASHA, HONEY, LOST, SOAP, makeServer, openCart } from '../../test/open-cart.ts';
import { settle } from '../../test/settle.ts';

const RAVI = '018f0000-0000-7000-8000-000000000002';

/** Asha's cart with one soap, and honey of which she chose 3 where the server knows of 1. */
async function changedCart(world: Parameters<typeof openCart>[0] = {}) {
  const server = makeServer({ honey: 1, soap: 1 });
  const cart = await openCart({ userId: ASHA, server, ...world });
  cart.increase(HONEY.productId);
  cart.increase(HONEY.productId);
  await cart.pass(500);
  return { ...cart, server };
}

describe('a cart whose member’s session ends', () => {
  it('shows nothing of it, and gives the same member the changed quantities back', async () => {
    const cart = await changedCart();
    cart.sessionLost();
    await settle();
    expect(cart.shown()).toBe('');
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
    expect([...cart.server.cart.values()]).toEqual([1, 1]);
  });

  it('gives them back once the cart can be read', async () => {
    const answers = [undefined, LOST];
    const cart = await changedCart({
      fetchCart: () => {
        const answer = answers.shift();
        return answer && Promise.resolve(answer);
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

  it('gives nobody else anything, and forgets it then', async () => {
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

  it('gives nothing back after a logout, not even to the same member', async () => {
    const cart = await changedCart();
    cart.sessionChanged(undefined);
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
  });

  it('gives nothing to whoever logs in at once in another tab', async () => {
    const cart = await changedCart();
    cart.sessionChanged(RAVI);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
  });

  it('takes over what was added as a guest since, though a guest’s cart was taken over before', async () => {
    const cart = await openCart();
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

describe('a page that is loaded anew after a member’s session has ended', () => {
  /** What the page before had, of honey of which Asha chose 2 more. */
  async function awayOf() {
    const before = await changedCart();
    before.sessionLost();
    const { away } = before.actor.getSnapshot().context;
    expect(away).toEqual({ userId: ASHA, lines: [{ productId: HONEY.productId, change: 2 }] });
    return away;
  }
  const server = () => makeServer({ honey: 1, soap: 1 });
  /** A page on which it is known who is there before the storage is read. */
  async function openLate(userId: string) {
    const away = await awayOf();
    const storage = Promise.withResolvers<undefined>();
    const cart = await openCart({ away, server: server(), whenRead: storage.promise, userId });
    storage.resolve(undefined);
    await settle();
    return cart;
  }

  it('shows nothing of the cart, and gives the same member the changed quantities back', async () => {
    const cart = await openCart({ away: await awayOf(), server: server() });
    cart.sessionChanged(undefined);
    await settle();
    expect(cart.shown()).toBe('');
    cart.sessionChanged(ASHA);
    await settle();
    expect(cart.shown()).toBe('honey 3, soap 1');
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
  });

  it('gives them to the member who is known before the storage is read; they count when the session ends again', async () => {
    const cart = await openLate(ASHA);
    expect(cart.shown()).toBe('honey 3, soap 1');
    cart.increase(HONEY.productId);
    await cart.pass(500);
    cart.sessionLost();
    expect(cart.actor.getSnapshot().context.away?.lines).toEqual([{ productId: HONEY.productId, change: 3 }]);
  });

  it('gives nobody else anything, and forgets it then', async () => {
    const cart = await openCart({ away: await awayOf(), server: server() });
    cart.sessionChanged(RAVI);
    await settle();
    expect(cart.shown()).toBe('honey 1, soap 1');
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
  });

  it('gives nothing to somebody else who is known before the storage is read', async () => {
    const cart = await openLate(RAVI);
    expect(cart.shown()).toBe('honey 1, soap 1');
    expect(cart.actor.getSnapshot().context.away).toBeUndefined();
  });
});
