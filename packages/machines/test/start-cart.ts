import { type CartItem, type GuestCart, type Result, fail, ok } from '@pgm/api/contract';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import type { StoredCart } from '../src/sales/cart/cart-context.ts';
import type { CartLine, CartProduct } from '../src/sales/cart/cart-lines.ts';
import type { AwayChanges } from '../src/sales/cart/cart-owner.ts';
import { cartMachine } from '../src/sales/cart/cart.machine.ts';
import { cartVerbs, cartView } from '../src/sales/cart/cart.view.ts';
import { settle } from './settle.ts';

export const ASHA = '018f0000-0000-7000-8000-000000000001';
export const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
export const REJECTED = fail({ code: 'server', message: 'Oops', status: 500 } as const);
export const SOLD_OUT = fail({
  code: 'conflict',
  message: 'This product is sold out.',
  status: 409,
} as const);

function product(name: string, price: number, left = 20): CartProduct {
  return {
    productId: `id of ${name}`,
    productName: name,
    productPrice: price,
    productImage: null,
    points: 10,
    stock: { status: 'IN_STOCK', quantity: left },
  };
}

export const HONEY = product('honey', 349.5);
export const SOAP = product('soap', 60, 2);

/**
 * A server with its own cart, which responds at once unless a test makes it fail. It merges what has the key of an earlier
 * cart no second time.
 */
export function makeServer(quantities: Readonly<Record<string, number>> = {}) {
  const known = [HONEY, SOAP];
  const cart = new Map(Object.entries(quantities).map(([name, quantity]) => [`id of ${name}`, quantity]));
  const add = (productId: string, quantity: number) =>
    cart.set(productId, (cart.get(productId) ?? 0) + quantity);
  const mergedKeys = new Set<string>();
  const merge = ({ key, items: guests }: GuestCart) => {
    if (!mergedKeys.has(key)) for (const { productId, quantity } of guests) add(productId, quantity);
    mergedKeys.add(key);
  };
  let keys = 1;
  const items = (): CartItem[] =>
    [...cart].flatMap(([productId, quantity]) =>
      known
        .filter((one) => one.productId === productId)
        .map((one) => ({ ...one, id: `line of ${productId}`, quantity, addedPrice: one.productPrice })),
    );
  /** A key for a guest's cart that no page of the test has yet. */
  const newKey = () => `key-${(keys += 1)}`;
  return { cart, add, merge, items, newKey };
}

interface World {
  /** The key of the stored cart. Default: 'key-1'. */
  key?: string;
  stored?: readonly CartLine[];
  away?: AwayChanges | undefined;
  /** When the storage has been read. Default: at once. */
  whenRead?: Promise<undefined>;
  server?: ReturnType<typeof makeServer>;
  userId?: string;
  addItem?: () => Promise<Result<unknown>>;
  removeItem?: () => Promise<Result<unknown>>;
  fetchCart?: () => Promise<Result<CartItem[]>> | undefined;
  mergeCart?: () => Promise<Result<CartItem[]>> | undefined;
}

/** Opens a cart with its server, and records its requests and emitted events. */
export async function startCart(world: World = {}) {
  const clock = new SimulatedClock();
  const server = world.server ?? makeServer();
  const calls: string[] = [];
  const emitted: string[] = [];
  const machine = cartMachine.provide({
    actors: {
      readCart: fromPromise(async (): Promise<StoredCart> => {
        await world.whenRead;
        return { key: world.key ?? 'key-1', lines: world.stored ?? [], away: world.away };
      }),
      fetchCart: fromPromise(async () => {
        calls.push('fetch');
        return (await world.fetchCart?.()) ?? ok(server.items());
      }),
      mergeCart: fromPromise(async ({ input }) => {
        calls.push(`merge ${input.items.map(({ quantity }) => quantity).join()}`);
        const failure = await world.mergeCart?.();
        if (failure !== undefined) return failure;
        server.merge(input);
        return ok(server.items());
      }),
      addItem: fromPromise(async ({ input }) => {
        calls.push(`add ${input.productName} ${input.quantity}`);
        const result = await (world.addItem?.() ?? Promise.resolve(ok({})));
        if (result.ok) server.add(input.productId, input.quantity);
        return result;
      }),
      removeItem: fromPromise(async ({ input }) => {
        calls.push(`remove ${input}`);
        const result = await (world.removeItem?.() ?? Promise.resolve(ok({})));
        if (result.ok) server.cart.delete(input.replace('line of ', ''));
        return result;
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.show', ({ kind, message, opens }) =>
    emitted.push([`${kind}: ${message}`, ...(opens ? [`opens the ${opens}`] : [])].join(', ')),
  );
  actor.on('item.moved', ({ productId }) => emitted.push(`moved: ${productId}`));
  await settle();
  const { sessionChanged, ...verbs } = cartVerbs((event) => actor.send(event));
  const changeSession = (userId: string | undefined, isExpired = false) =>
    sessionChanged({ userId, key: server.newKey(), isExpired });
  if (world.userId !== undefined) changeSession(world.userId);
  await settle();
  const view = () => cartView(actor.getSnapshot());
  return {
    ...verbs,
    sessionChanged: (userId: string | undefined) => changeSession(userId),
    sessionLost: () => changeSession(undefined, true),
    actor,
    calls,
    clock,
    server,
    emitted,
    view,
    /** The content that the cart shows, as `honey 2, soap 1`. */
    shown: () =>
      view()
        .lines.map(({ productName, quantity }) => `${productName} ${quantity}`)
        .join(', '),
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
}
