import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
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

/** A wishlist before it is known who is at the screen. */
function startWishlist(
  listed: () => Promise<Result<WishedProduct[]>>,
  saved: () => Promise<Result<unknown>> = async () => ok({}),
) {
  const calls: string[] = [];
  const told: string[] = [];
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
  actor.on('toast.show', ({ message }) => told.push(message));
  const verbs = wishlistVerbs((event) => actor.send(event));
  const view = () => wishlistView(actor.getSnapshot());
  return { ...verbs, calls, told, view, names: () => view().products.map(({ name }) => name) };
}

/** The wishlist of a member, as far as it can be read. */
async function openWishlist(...answers: Parameters<typeof startWishlist>) {
  const wishes = startWishlist(...answers);
  wishes.sessionChanged('asha');
  await settle();
  return wishes;
}

describe('a wishlist', () => {
  it('shows a toggled product at once, and tells the server in order', async () => {
    const wishes = await openWishlist(async () => ok([SOAP]));
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    expect(wishes.names()).toEqual(['honey']);
    expect(wishes.view().pendingIds).toEqual(['id of honey', 'id of soap']);
    await settle();
    expect(wishes.calls).toEqual(['add id of honey', 'remove id of soap']);
    expect(wishes.told).toEqual(['Added to your wishlist', 'Removed from your wishlist']);
    expect(wishes.view()).toMatchObject({ pendingIds: [] });
    expect(wishes.view().isWished(HONEY.id)).toBe(true);
  });

  it.each([
    ['refuses', async () => LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('takes a toggle back when the server %s', async (_, saved, toast) => {
    const wishes = await openWishlist(async () => ok([SOAP]), saved);
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    await settle();
    expect(wishes.names()).toEqual(['soap']);
    expect(wishes.told).toEqual([toast, toast]);
  });

  it('says why it cannot be read, and can be read again', async () => {
    const answers: Result<WishedProduct[]>[] = [LOST, ok([HONEY])];
    const wishes = await openWishlist(async () => answers.shift() ?? LOST);
    expect(wishes.view()).toMatchObject({ status: 'failed', alert: 'No response from server.' });
    wishes.retry();
    await settle();
    expect(wishes.names()).toEqual(['honey']);
  });

  it('takes what is pressed before it is read', async () => {
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

  it('is empty for a guest, whose hearts do nothing here', async () => {
    const wishes = await openWishlist(async () => ok([HONEY]));
    wishes.sessionChanged(undefined);
    wishes.toggle(SOAP);
    expect(wishes.names()).toEqual([]);
    expect(wishes.calls).toEqual([]);
  });

  it('takes what a guest wants once that guest is a member, also where the list cannot be read at first', async () => {
    const answers: Result<WishedProduct[]>[] = [ok([]), LOST, ok([SOAP])];
    const wishes = await openWishlist(async () => answers.shift() ?? LOST);
    wishes.sessionChanged(undefined);
    wishes.addOnceMember(HONEY);
    expect([wishes.names(), wishes.calls]).toEqual([[], []]);
    wishes.sessionChanged('asha');
    await settle();
    expect([wishes.view().status, wishes.calls]).toEqual(['failed', []]);
    wishes.retry();
    await settle();
    expect([wishes.names(), wishes.calls]).toEqual([['honey', 'soap'], ['add id of honey']]);
    expect(wishes.told).toEqual(['Added to your wishlist']);
  });

  it('keeps what a guest wants who is found to be a member already, or a guest for sure', async () => {
    for (const first of ['asha', undefined]) {
      const wishes = startWishlist(async () => ok([]));
      wishes.addOnceMember(HONEY);
      wishes.sessionChanged(first);
      wishes.sessionChanged('asha');
      await settle();
      expect(wishes.calls).toEqual(['add id of honey']);
    }
  });

  it('does not take away what a guest wants and the member has already', async () => {
    const wishes = await openWishlist(async () => ok([HONEY]));
    wishes.sessionChanged(undefined);
    wishes.addOnceMember(HONEY);
    wishes.sessionChanged('asha');
    await settle();
    expect([wishes.names(), wishes.calls, wishes.view().pendingIds]).toEqual([['honey'], [], []]);
  });

  it('forgets what a guest wanted who does not log in, and wants the last one only', async () => {
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
