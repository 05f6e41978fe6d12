import { type Result, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ASHA, HONEY, SOAP, makeServer, openCart } from '../../test/open-cart.ts';
import { settle } from '../../test/settle.ts';
import { keptCart } from './index.ts';

describe('a cart that is stored', () => {
  it('leaves a product that is on its way to the server to its own tab', async () => {
    const server = makeServer({ soap: 1 });
    const answer = Promise.withResolvers<Result<unknown>>();
    const first = await openCart({ userId: ASHA, server, addItem: () => answer.promise });
    first.add(HONEY);
    first.add(SOAP);
    first.increase(HONEY.productId);
    await first.pass(500);
    expect(first.shown()).toBe('soap 2, honey 2');
    const kept = () => keptCart(first.actor.getSnapshot().context).lines;
    const second = await openCart({ userId: ASHA, server, stored: kept() });
    expect(second.calls).toEqual(['fetch']);
    expect(second.shown()).toBe('soap 1');
    expect(second.view().alert).toBeUndefined();

    answer.resolve(ok({}));
    await settle();
    await settle();
    const third = await openCart({ userId: ASHA, server, stored: kept() });
    expect(third.calls).toEqual(['fetch']);
    expect(third.shown()).toBe('soap 2, honey 2');
  });

  it('takes over what another tab stored', async () => {
    const stored = [...(await openCart({ userId: ASHA, server: makeServer({ soap: 1 }) })).view().lines];
    const cart = await openCart({ stored });
    cart.storageChanged();
    await settle();
    expect(cart.shown()).toBe('soap 1');
  });

  it('keeps changed quantities over a reload', async () => {
    const server = makeServer({ honey: 1 });
    const before = await openCart({ userId: ASHA, server });
    before.increase(HONEY.productId);
    await before.pass(500);
    const after = await openCart({
      userId: ASHA,
      server,
      stored: keptCart(before.actor.getSnapshot().context).lines,
    });
    expect(after.shown()).toBe('honey 2');
    expect([...server.cart.values()]).toEqual([1]);
  });
});
