import {
  type CouponTrial,
  CouponTrial as Trial,
  type CouponTrialResult,
  type Result,
} from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

export interface CouponTrialContext {
  /** The sample cart; a quantity is null while its box is empty. */
  readonly products: readonly {
    readonly productId: string;
    readonly name: string;
    readonly quantity: number | null;
  }[];
  /** Whether the member of the sample has ordered before. */
  readonly hasOrdered: boolean;
  /** What the coupon takes off the cart as it is now; undefined before the quote. */
  readonly result: CouponTrialResult | undefined;
  /** Why the last quote failed; English, for `t()`. */
  readonly error: string | undefined;
}

export type CouponTrialEvent =
  | { type: 'product.add'; productId: string; name: string }
  | { type: 'product.remove'; productId: string }
  | { type: 'quantity.change'; productId: string; quantity: number | null }
  | { type: 'hasOrdered.change'; hasOrdered: boolean }
  | { type: 'trial.start' };

/** What the call needs; undefined while the sample cart is not valid. */
function toTrial({ products, hasOrdered }: CouponTrialContext): CouponTrial | undefined {
  const items = products.map(({ productId, quantity }) => ({ productId, quantity }));
  return Trial.safeParse({ items, hasOrdered }).data;
}

const outdated = { result: undefined, error: undefined };

/** Quotes a sample cart with a coupon; each change of the cart removes the old quote. Fill `quoteTrial` with the call. */
export const couponTrialMachine = setup({
  types: { context: {} as CouponTrialContext, events: {} as CouponTrialEvent },
  actors: { quoteTrial: placeholder<Result<CouponTrialResult>, CouponTrial | undefined>('quoteTrial') },
  guards: {
    isValid: ({ context }) => toTrial(context) !== undefined,
    isLast: ({ context }, productId: string) =>
      context.products.every((product) => product.productId === productId),
    isNew: ({ context }, productId: string) =>
      context.products.every((product) => product.productId !== productId),
  },
  actions: {
    addProduct: assign(({ context }, { productId, name }: { productId: string; name: string }) => ({
      ...outdated,
      products: [...context.products, { productId, name, quantity: 1 }],
    })),
    removeProduct: assign(({ context }, productId: string) => ({
      ...outdated,
      products: context.products.filter((product) => product.productId !== productId),
    })),
    setQuantity: assign(
      ({ context }, { productId, quantity }: { productId: string; quantity: number | null }) => ({
        ...outdated,
        products: context.products.map((product) =>
          product.productId === productId ? { ...product, quantity } : product,
        ),
      }),
    ),
    setHasOrdered: assign((_, hasOrdered: boolean) => ({ ...outdated, hasOrdered })),
    setResult: assign((_, result: CouponTrialResult) => ({ result })),
    setError: assign((_, error: string) => ({ error })),
    clearOutdated: assign(outdated),
  },
}).createMachine({
  id: 'coupon-trial',
  context: { products: [], hasOrdered: false, ...outdated },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'hasOrdered.change': {
          actions: { type: 'setHasOrdered', params: ({ event }) => event.hasOrdered },
        },
      },
    },
    editing: {
      on: { 'trial.start': { guard: 'isValid', target: 'quoting', actions: 'clearOutdated' } },
    },
    quoting: {
      invoke: {
        input: ({ context }) => toTrial(context),
        ...call(
          'quoteTrial',
          { target: 'quoted', actions: { type: 'setResult', params: toValue } },
          { target: 'editing', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    quoted: { on: { 'trial.start': { target: 'quoting', actions: 'clearOutdated' } } },
  },
  on: {
    'product.add': {
      guard: { type: 'isNew', params: ({ event }) => event.productId },
      target: '.editing',
      actions: { type: 'addProduct', params: ({ event }) => event },
    },
    'product.remove': [
      {
        guard: { type: 'isLast', params: ({ event }) => event.productId },
        target: '.empty',
        actions: { type: 'removeProduct', params: ({ event }) => event.productId },
      },
      {
        target: '.editing',
        actions: { type: 'removeProduct', params: ({ event }) => event.productId },
      },
    ],
    'quantity.change': {
      target: '.editing',
      actions: { type: 'setQuantity', params: ({ event }) => event },
    },
    'hasOrdered.change': {
      target: '.editing',
      actions: { type: 'setHasOrdered', params: ({ event }) => event.hasOrdered },
    },
  },
});
