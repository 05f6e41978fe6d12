import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type WishedProduct, wishlistMachine, wishlistVerbs, wishlistView } from './index.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

function product(name: string): WishedProduct {
  return {
    id: `id of ${name}`,
    name,
    brandName: 'Vanyaphal',
    price: 100,
    points: 10,
    stock: { status: 'IN_STOCK', quantity: 5 },
    images: [],
  };
}

const HONEY = product('honey');
const SOAP = product('soap');

/** Starts a wishlist before the user is known. */
function startWishlist(
  listed: () => Promise<Result<WishedProduct[]>>,
  saved: () => Promise<Result<unknown>> = async () => ok({}),
) {
  const calls: string[] = [];
  const emitted: string[] = [];
  const machine = wishlistMachine.provide({
    actors: {
      fetchWishlist: fromPromise(listed),
      saveWish: fromPromise(({ input }) => {
        calls.push(`${input.isWished ? 'add' : 'remove'} ${input.productId}`);
        return saved();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ message }) => emitted.push(message));
  const verbs = wishlistVerbs((event) => actor.send(event));
  const view = () => wishlistView(actor.getSnapshot());
  return { ...verbs, calls, emitted, view, names: () => view().products.map(({ name }) => name) };
}

/** Opens the wishlist of a member, and reads it if possible. */
async function openWishlist(...results: Parameters<typeof startWishlist>) {
  const wishes = startWishlist(...results);
  wishes.sessionChanged('asha');
  await settle();
  return wishes;
}

describe('a wishlist', () => {
  it('shows a toggled product at once, and notifies the server in order', async () => {
    const wishes = await openWishlist(async () => ok([SOAP]));
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    expect(wishes.names()).toEqual(['honey']);
    expect(wishes.view().pendingIds).toEqual(['id of honey', 'id of soap']);
    await settle();
    expect(wishes.calls).toEqual(['add id of honey', 'remove id of soap']);
    expect(wishes.emitted).toEqual(['Added to your wishlist', 'Removed from your wishlist']);
    expect(wishes.view()).toMatchObject({ pendingIds: [] });
    expect(wishes.view().isWished(HONEY.id)).toBe(true);
  });

  it.each([
    ['does not respond', async () => LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('reverts a toggle when the server %s', async (_, saved, toast) => {
    const wishes = await openWishlist(async () => ok([SOAP]), saved);
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    await settle();
    expect(wishes.names()).toEqual(['soap']);
    expect(wishes.emitted).toEqual([toast, toast]);
  });

  it('shows why it cannot be read, and can be read again', async () => {
    const results: Result<WishedProduct[]>[] = [LOST, ok([HONEY])];
    const wishes = await openWishlist(async () => results.shift() ?? LOST);
    expect(wishes.view()).toMatchObject({ status: 'failed', alert: 'No response from server.' });
    wishes.retry();
    await settle();
    expect(wishes.names()).toEqual(['honey']);
  });

  it('accepts presses before it is read', async () => {
    const listed = Promise.withResolvers<Result<WishedProduct[]>>();
    const wishes = await openWishlist(() => listed.promise);
    wishes.toggle(HONEY);
    expect(wishes.view().isWished(HONEY.id)).toBe(true);
    expect(wishes.calls).toEqual([]);
    listed.resolve(ok([SOAP]));
    await settle();
    expect(wishes.names()).toEqual(['honey', 'soap']);
    expect(wishes.calls).toEqual(['add id of honey']);
  });

  it('is empty for a guest, whose hearts have no effect here', async () => {
    const wishes = await openWishlist(async () => ok([HONEY]));
    wishes.sessionChanged(undefined);
    wishes.toggle(SOAP);
    expect(wishes.names()).toEqual([]);
    expect(wishes.calls).toEqual([]);
  });

  it('adds a guest’s wish after the guest becomes a member, also if the list cannot be read at first', async () => {
    const results: Result<WishedProduct[]>[] = [ok([]), LOST, ok([SOAP])];
    const wishes = await openWishlist(async () => results.shift() ?? LOST);
    wishes.sessionChanged(undefined);
    wishes.addOnceMember(HONEY);
    expect([wishes.names(), wishes.calls]).toEqual([[], []]);
    wishes.sessionChanged('asha');
    await settle();
    expect([wishes.view().status, wishes.calls]).toEqual(['failed', []]);
    wishes.retry();
    await settle();
    expect([wishes.names(), wishes.calls]).toEqual([['honey', 'soap'], ['add id of honey']]);
    expect(wishes.emitted).toEqual(['Added to your wishlist']);
  });

  it('keeps a guest’s wish when the user is found to be a member already, or to be a guest', async () => {
    for (const first of ['asha', undefined]) {
      const wishes = startWishlist(async () => ok([]));
      wishes.addOnceMember(HONEY);
      wishes.sessionChanged(first);
      wishes.sessionChanged('asha');
      await settle();
      expect(wishes.calls).toEqual(['add id of honey']);
    }
  });

  it('does not remove a guest’s wish that the member already has', async () => {
    const wishes = await openWishlist(async () => ok([HONEY]));
    wishes.sessionChanged(undefined);
    wishes.addOnceMember(HONEY);
    wishes.sessionChanged('asha');
    await settle();
    expect([wishes.names(), wishes.calls, wishes.view().pendingIds]).toEqual([['honey'], [], []]);
  });

  it('drops the wish of a guest that does not log in, and keeps only the last wish', async () => {
    const wishes = await openWishlist(async () => ok([]));
    wishes.sessionChanged(undefined);
    wishes.addOnceMember(HONEY);
    wishes.forgetWanted();
    wishes.sessionChanged('asha');
    await settle();
    wishes.sessionChanged(undefined);
    wishes.addOnceMember(HONEY);
    wishes.addOnceMember(SOAP);
    wishes.sessionChanged('ravi');
    await settle();
    wishes.sessionChanged(undefined);
    wishes.sessionChanged('asha');
    await settle();
    expect(wishes.calls).toEqual(['add id of soap']);
  });
});
