import type { Address, NewOrder, Order, Quote, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

/** What is to be ordered: products and how many of each. */
export type CheckoutItems = NewOrder['items'];

/** What the checkout begins with. */
export interface CheckoutStart {
  readonly items: CheckoutItems;
  /** Chosen before, here or among the addresses ('Deliver Here'). */
  readonly addressId?: string | undefined;
  /** Whether the address was confirmed already, and the page only loaded anew. */
  readonly isReviewing?: boolean | undefined;
}

/** What the server says of it. */
export interface CheckoutFacts {
  readonly addresses: readonly Address[];
  readonly quote: Quote;
}

interface CheckoutContext {
  readonly items: CheckoutItems;
  readonly addressId: string | undefined;
  readonly isReviewing: boolean;
  readonly addresses: readonly Address[];
  readonly quote: Quote | undefined;
  readonly order: Order | undefined;
  /** Why the last step did not work; English, for `t()`. */
  readonly alert: string | undefined;
}

export type CheckoutEvent =
  | { type: 'address.select'; id: string }
  | { type: 'address.saved'; address: Address }
  | { type: 'checkout.continue' }
  | { type: 'checkout.back' }
  | { type: 'order.place' }
  | { type: 'checkout.retry' };

/** Told with each step, for the page to keep: a reload then loses nothing. */
export interface CheckoutStepped {
  readonly type: 'checkout.stepped';
  readonly step: 'address' | 'review' | 'placed';
  readonly addressId: string | undefined;
}

const UNEXPECTED = 'Something went wrong. Please try again.';

/**
 * From the cart to a placed order: address, review, placed. Fill `begin` (what is to be ordered, and what was chosen
 * before a reload), `prepare` (addresses, and what the order comes to now) and `placeOrder`, which sends the same key
 * however often it is tried.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutStepped,
  },
  actors: {
    begin: fromPromise<CheckoutStart>(() => Promise.reject(new Error('begin is not provided'))),
    prepare: fromPromise<Result<CheckoutFacts>, CheckoutItems>(() =>
      Promise.reject(new Error('prepare is not provided')),
    ),
    placeOrder: fromPromise<Result<Order>, NewOrder>(() =>
      Promise.reject(new Error('placeOrder is not provided')),
    ),
  },
  guards: {
    isEmpty: (_, start: CheckoutStart) => start.items.length === 0,
    hasAddress: ({ context }) => chosenAddress(context) !== undefined,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    mayReview: ({ context }, answer: Result<CheckoutFacts>) =>
      answer.ok && context.isReviewing && answer.value.addresses.some(({ id }) => id === context.addressId),
    canOrder: ({ context }) => context.quote?.canOrder === true && chosenAddress(context) !== undefined,
    isOutOfDate: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'conflict',
  },
  actions: {
    takeStart: assign((_, { items, addressId, isReviewing }: CheckoutStart) => ({
      items,
      addressId,
      isReviewing: isReviewing ?? false,
    })),
    takeFacts: assign(({ context }, answer: Result<CheckoutFacts>) => {
      if (!answer.ok) return {};
      const { addresses, quote } = answer.value;
      const known = addresses.find(({ id }) => id === context.addressId);
      return { addresses, quote, addressId: (known ?? addresses[0])?.id };
    }),
    chooseAddress: assign((_, id: string) => ({ addressId: id })),
    takeSavedAddress: assign(({ context }, address: Address) => ({
      addresses: [...context.addresses.filter(({ id }) => id !== address.id), address],
      addressId: address.id,
    })),
    startReview: assign({ isReviewing: true }),
    endReview: assign({ isReviewing: false }),
    takeOrder: assign((_, answer: Result<Order>) => ({ order: answer.ok ? answer.value : undefined })),
    clearAlert: assign({ alert: undefined }),
    alertFailure: assign((_, answer?: Result<unknown>) => ({ alert: reasonOf(answer) })),
    tellStep: emit(({ context }, step: CheckoutStepped['step']) => ({
      type: 'checkout.stepped' as const,
      step,
      addressId: context.addressId,
    })),
  },
}).createMachine({
  id: 'checkout',
  context: {
    items: [],
    addressId: undefined,
    isReviewing: false,
    addresses: [],
    quote: undefined,
    order: undefined,
    alert: undefined,
  },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'preparing', actions: { type: 'takeStart', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'alertFailure' },
      },
    },
    empty: { type: 'final' },
    preparing: {
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => context.items,
        onDone: [
          {
            guard: { type: 'mayReview', params: ({ event }) => event.output },
            target: 'review',
            actions: { type: 'takeFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'address',
            actions: { type: 'takeFacts', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'alertFailure' },
      },
    },
    failed: {
      exit: 'clearAlert',
      on: { 'checkout.retry': 'starting' },
    },
    address: {
      entry: ['endReview', { type: 'tellStep', params: 'address' }],
      on: {
        'address.select': { actions: { type: 'chooseAddress', params: ({ event }) => event.id } },
        'address.saved': { actions: { type: 'takeSavedAddress', params: ({ event }) => event.address } },
        'checkout.continue': { guard: 'hasAddress', target: 'review' },
      },
    },
    review: {
      entry: ['startReview', { type: 'tellStep', params: 'review' }],
      on: {
        'checkout.back': { target: 'address', actions: 'clearAlert' },
        'order.place': { guard: 'canOrder', target: 'placing', actions: 'clearAlert' },
      },
    },
    placing: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => newOrder(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOutOfDate', params: ({ event }) => event.output },
            target: 'preparing',
            actions: { type: 'alertFailure', params: ({ event }) => event.output },
          },
          { target: 'review', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'review', actions: 'alertFailure' },
      },
    },
    placed: {
      type: 'final',
      entry: { type: 'tellStep', params: 'placed' },
    },
  },
});

/** The address that the order goes to, among those that are there. */
export function chosenAddress({
  addresses,
  addressId,
}: Pick<CheckoutContext, 'addresses' | 'addressId'>): Address | undefined {
  return addresses.find(({ id }) => id === addressId);
}

function newOrder({ items, addressId, quote }: CheckoutContext): NewOrder {
  if (addressId === undefined || quote === undefined) throw new Error('nothing can be ordered yet');
  return { items, addressId, delivery: 'STANDARD', payment: { method: 'COD' }, total: quote.total };
}

function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : UNEXPECTED;
}
