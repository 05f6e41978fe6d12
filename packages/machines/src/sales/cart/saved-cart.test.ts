import { type Result, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ASHA, HONEY, SOAP, makeServer, startCart } from '../../../test/start-cart.ts';
import { settle } from '../../../test/settle.ts';
import { savedCart } from './saved-cart.ts';

describe('a cart that is stored', () => {
  it('leaves a product that is being sent to the server to its own tab', async () => {
    const server = makeServer({ soap: 1 });
    const result = Promise.withResolvers<Result<unknown>>();
    const first = await startCart({ userId: ASHA, server, addItem: () => result.promise });
    first.add(HONEY);
    first.add(SOAP);
    first.increase(HONEY.productId);
    await first.pass(500);
    expect(first.shown()).toBe('soap 2, honey 2');
    const saved = () => savedCart(first.actor.getSnapshot().context).lines;
    const second = await startCart({ userId: ASHA, server, stored: saved() });
    expect(second.calls).toEqual(['fetch']);
    expect(second.shown()).toBe('soap 1');
    expect(second.view().alert).toBeUndefined();

    result.resolve(ok({}));
    await settle();
    await settle();
    const third = await startCart({ userId: ASHA, server, stored: saved() });
    expect(third.calls).toEqual(['fetch']);
    expect(third.shown()).toBe('soap 2, honey 2');
  });

  it('applies what another tab stored', async () => {
    const stored = [...(await startCart({ userId: ASHA, server: makeServer({ soap: 1 }) })).view().lines];
    const cart = await startCart({ stored });
    cart.storageChanged();
    await settle();
    expect(cart.shown()).toBe('soap 1');
  });

  it('keeps changed quantities after a reload', async () => {
    const server = makeServer({ honey: 1 });
    const before = await startCart({ userId: ASHA, server });
    before.increase(HONEY.productId);
    await before.pass(500);
    const after = await startCart({
      userId: ASHA,
      server,
      stored: savedCart(before.actor.getSnapshot().context).lines,
    });
    expect(after.shown()).toBe('honey 2');
    expect([...server.cart.values()]).toEqual([1]);
  });
});
