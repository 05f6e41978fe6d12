import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { GuestWish, WishedProduct } from './wishes.ts';
import { wishlistMachine } from './wishlist.machine.ts';
import { wishlistVerbs, wishlistView } from './wishlist.view.ts';

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

interface Given {
  /** What the device has stored. Default: nothing. */
  readonly stored?: () => Promise<readonly GuestWish[]>;
  /** Default: an empty list. */
  readonly listed?: () => Promise<Result<WishedProduct[]>>;
  /** The response to a change; `id` is that of its product. Default: the server takes it. */
  readonly saved?: (id: string) => Promise<Result<unknown>>;
}

const GUEST = { userId: undefined, isExpired: false };
const ASHA = { userId: 'asha', isExpired: false };
const RAVI = { userId: 'ravi', isExpired: false };

/** Starts the wishes of a page before the user is known. */
function startWishlist({
  stored = async () => [],
  listed = async () => ok([]),
  saved = async () => ok({}),
}: Given = {}) {
  const calls: string[] = [];
  const emitted: string[] = [];
  const machine = wishlistMachine.provide({
    actors: {
      readWishes: fromPromise(stored),
      fetchWishlist: fromPromise(() => {
        calls.push('list');
        return listed();
      }),
      mergeWish: fromPromise(({ input }) => {
        calls.push(`merge ${input}`);
        return saved(input);
      }),
      saveWish: fromPromise(({ input }) => {
        calls.push(`${input.isWished ? 'add' : 'remove'} ${input.productId}`);
        return saved(input.productId);
      }),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  actor.on('toast.show', ({ message }) => emitted.push(message));
  const verbs = wishlistVerbs((event) => actor.send(event));
  const view = () => wishlistView(actor.getSnapshot());
  return {
    ...verbs,
    calls,
    emitted,
    view,
    names: () => view().products.map(({ name }) => name),
    /** What the device stores. */
    device: () => view().guestWishes?.map(({ name }) => name),
  };
}

/** Opens the wishlist of a member, and reads it if possible. */
async function openWishlist(given?: Given) {
  const wishes = startWishlist(given);
  wishes.sessionChanged(ASHA);
  await settle();
  await settle();
  return wishes;
}

/** Opens a page as a guest. */
async function openAsGuest(given?: Given) {
  const wishes = startWishlist(given);
  wishes.sessionChanged(GUEST);
  await settle();
  return wishes;
}

describe('a wishlist', () => {
  it('shows a toggled product at once, and notifies the server in order', async () => {
    const wishes = await openWishlist({ listed: async () => ok([SOAP]) });
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    expect(wishes.names()).toEqual(['honey']);
    expect(wishes.view().pendingIds).toEqual(['id of honey', 'id of soap']);
    await settle();
    expect(wishes.calls).toEqual(['list', 'add id of honey', 'remove id of soap']);
    expect(wishes.emitted).toEqual(['Added to your wishlist', 'Removed from your wishlist']);
    expect(wishes.view()).toMatchObject({ pendingIds: [] });
    expect(wishes.view().isWished(HONEY.id)).toBe(true);
  });

  it.each([
    ['does not respond', async () => LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('reverts a toggle when the server %s', async (_, saved, toast) => {
    const wishes = await openWishlist({ listed: async () => ok([SOAP]), saved });
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    await settle();
    expect(wishes.names()).toEqual(['soap']);
    expect(wishes.emitted).toEqual([toast, toast]);
  });

  it('shows why it cannot be read, and can be read again', async () => {
    const results: Result<WishedProduct[]>[] = [LOST, ok([HONEY])];
    const wishes = await openWishlist({ listed: async () => results.shift() ?? LOST });
    expect(wishes.view()).toMatchObject({ status: 'failed', alert: 'No response from server.' });
    wishes.retry();
    await settle();
    expect(wishes.names()).toEqual(['honey']);
  });

  it('that cannot be read is read again with the next press on a heart', async () => {
    const results: Result<WishedProduct[]>[] = [LOST, ok([SOAP])];
    const wishes = await openWishlist({ listed: async () => results.shift() ?? LOST });
    wishes.toggle(HONEY);
    await settle();
    expect([wishes.names(), wishes.calls]).toEqual([
      ['honey', 'soap'],
      ['list', 'list', 'add id of honey'],
    ]);
  });

  it('reverts what was pressed when it cannot be read, and says why', async () => {
    const listed = Promise.withResolvers<Result<WishedProduct[]>>();
    const wishes = await openWishlist({ listed: () => listed.promise });
    wishes.toggle(HONEY);
    expect(wishes.view().pendingIds).toEqual([HONEY.id]);
    listed.resolve(LOST);
    await settle();
    expect(wishes.view()).toMatchObject({ status: 'failed', pendingIds: [] });
    expect(wishes.view().isWished(HONEY.id)).toBe(false);
    expect(wishes.emitted).toEqual(['No response from server.']);
  });

  it('accepts presses before it is read', async () => {
    const listed = Promise.withResolvers<Result<WishedProduct[]>>();
    const wishes = await openWishlist({ listed: () => listed.promise });
    wishes.toggle(HONEY);
    expect(wishes.view().isWished(HONEY.id)).toBe(true);
    expect(wishes.calls).toEqual(['list']);
    listed.resolve(ok([SOAP]));
    await settle();
    expect(wishes.names()).toEqual(['honey', 'soap']);
    expect(wishes.calls).toEqual(['list', 'add id of honey']);
  });

  it('of one member is not shown to another, and what was not sent yet is not sent for another', async () => {
    const listed = Promise.withResolvers<Result<WishedProduct[]>>();
    const lists = [listed.promise, Promise.resolve(ok([SOAP]))];
    const wishes = await openWishlist({ listed: () => lists.shift() ?? listed.promise });
    wishes.toggle(HONEY);
    wishes.sessionChanged(RAVI);
    await settle();
    expect([wishes.names(), wishes.calls]).toEqual([['soap'], ['list', 'list']]);
  });
});

const onDevice = ({ id: productId, name }: WishedProduct): GuestWish => ({ productId, name });

describe('the wishes of a guest', () => {
  it('are toggled on the device, without a call', async () => {
    const wishes = await openAsGuest();
    wishes.toggle(HONEY);
    wishes.toggle(SOAP);
    expect(wishes.device()).toEqual(['soap', 'honey']);
    wishes.toggle(HONEY);
    expect(wishes.device()).toEqual(['soap']);
    expect([HONEY, SOAP].map(({ id }) => wishes.view().isWished(id))).toEqual([false, true]);
    expect(wishes.emitted).toEqual([
      'Added to your wishlist',
      'Added to your wishlist',
      'Removed from your wishlist',
    ]);
    expect(wishes.calls).toEqual([]);
  });

  it('of an earlier visit are shown, with those pressed before they were read', async () => {
    const stored = Promise.withResolvers<readonly GuestWish[]>();
    const wishes = startWishlist({ stored: () => stored.promise });
    wishes.toggle(HONEY);
    expect([wishes.device(), wishes.view().isWished(HONEY.id)]).toEqual([undefined, true]);
    wishes.sessionChanged(GUEST);
    stored.resolve([onDevice(SOAP), onDevice(HONEY)]);
    await settle();
    expect(wishes.device()).toEqual(['honey', 'soap']);
  });

  it('start empty when they cannot be read', async () => {
    const wishes = await openAsGuest({ stored: () => Promise.reject(new Error('broken')) });
    expect(wishes.device()).toEqual([]);
  });

  it('are read again when another tab changes them', async () => {
    const reads: GuestWish[][] = [[onDevice(SOAP)], [onDevice(HONEY)]];
    const wishes = await openAsGuest({ stored: async () => reads.shift() ?? [] });
    wishes.storageChanged();
    await settle();
    expect(wishes.device()).toEqual(['honey']);
  });

  it('are put on the list at the login, all of them, the oldest first; then the list is read', async () => {
    const wishes = await openAsGuest({
      stored: async () => [onDevice(SOAP), onDevice(HONEY)],
      listed: async () => ok([SOAP, HONEY]),
    });
    wishes.sessionChanged(ASHA);
    expect([wishes.device(), wishes.view().isWished(SOAP.id)]).toEqual([['soap', 'honey'], true]);
    await settle();
    await settle();
    expect(wishes.calls).toEqual(['merge id of honey', 'merge id of soap', 'list']);
    expect([wishes.names(), wishes.device(), wishes.emitted]).toEqual([['soap', 'honey'], [], []]);
  });

  it('stay wished for while they are merged and until the list is read', async () => {
    const listed = Promise.withResolvers<Result<WishedProduct[]>>();
    const wishes = await openAsGuest({
      stored: async () => [onDevice(SOAP), onDevice(HONEY)],
      listed: () => listed.promise,
    });
    wishes.sessionChanged(ASHA);
    const areWished = () => [HONEY, SOAP].map(({ id }) => wishes.view().isWished(id));
    const seen = [areWished()];
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.resolve();
      seen.push(areWished());
    }
    expect(wishes.calls).toEqual(['merge id of honey', 'merge id of soap', 'list']);
    expect([wishes.device(), seen.flat().every(Boolean)]).toEqual([[], true]);
    listed.resolve(ok([SOAP, HONEY]));
    await settle();
    expect(areWished()).toEqual([true, true]);
  });

  it('are put on the list of a member who is known only later', async () => {
    const wishes = startWishlist({ stored: async () => [onDevice(HONEY)] });
    await settle();
    expect(wishes.calls).toEqual([]);
    wishes.toggle(SOAP);
    wishes.sessionChanged(ASHA);
    await settle();
    await settle();
    expect(wishes.calls).toEqual(['merge id of honey', 'merge id of soap', 'list']);
  });

  it('that the shop no longer has are named, and the others are merged', async () => {
    const wishes = await openAsGuest({
      stored: async () => [onDevice(SOAP), onDevice(HONEY)],
      saved: async (id) =>
        id === HONEY.id ? fail({ code: 'notFound', message: 'Product not found' } as const) : ok({}),
      listed: async () => ok([SOAP]),
    });
    wishes.sessionChanged(ASHA);
    await settle();
    await settle();
    expect([wishes.names(), wishes.device()]).toEqual([['soap'], []]);
    expect(wishes.emitted).toEqual(['No longer in the shop, so not on your wishlist: honey']);
  });

  it.each([
    ['does not respond', async () => LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('stay on the device when the server %s, and are merged the next time', async (_, saved, toast) => {
    const replies = [saved];
    const lists: Result<WishedProduct[]>[] = [LOST, ok([])];
    const wishes = await openAsGuest({
      stored: async () => [onDevice(SOAP), onDevice(HONEY)],
      saved: () => (replies.shift() ?? (async () => ok({})))(),
      listed: async () => lists.shift() ?? LOST,
    });
    wishes.sessionChanged(ASHA);
    await settle();
    await settle();
    expect([wishes.device(), wishes.emitted]).toEqual([['soap', 'honey'], [toast]]);
    expect(wishes.view().isWished(HONEY.id)).toBe(true);
    wishes.retry();
    await settle();
    await settle();
    expect([wishes.device(), wishes.calls]).toEqual([
      [],
      ['merge id of honey', 'list', 'merge id of honey', 'merge id of soap', 'list'],
    ]);
  });

  it('that are removed while they are merged are not on the list', async () => {
    const saved = Promise.withResolvers<Result<unknown>>();
    const wishes = await openAsGuest({ stored: async () => [onDevice(HONEY)], saved: () => saved.promise });
    wishes.sessionChanged(ASHA);
    wishes.toggle(HONEY);
    expect(wishes.view().isWished(HONEY.id)).toBe(false);
    saved.resolve(ok({}));
    await settle();
    await settle();
    expect([wishes.names(), wishes.calls]).toEqual([[], ['merge id of honey', 'list', 'remove id of honey']]);
  });

  it('stay after a session that expired, and are gone after a logout', async () => {
    for (const [isExpired, device] of [
      [true, ['honey']],
      [false, []],
    ] as const) {
      const wishes = await openAsGuest({
        stored: async () => [onDevice(HONEY)],
        saved: async () => LOST,
        listed: async () => ok([SOAP]),
      });
      wishes.sessionChanged(ASHA);
      await settle();
      wishes.sessionChanged({ userId: undefined, isExpired });
      expect([wishes.names(), wishes.device()]).toEqual([[], device]);
    }
  });
});
