import type { ProductInFull, Result } from '@pgm/api/contract';
import { assign, emit, enqueueActions, setup } from 'xstate';
import {
  type ShowToast,
  callCases,
  placeholder,
  succeeded,
  toErrorToast,
  toOutput,
  toReason,
  toValue,
} from '../../kit/index.ts';

/** A press on a card. */
interface AddRequest {
  readonly productId: string;
  /** Whether the product leaves the wishlist for the cart. */
  readonly isMove: boolean;
}

interface QuickAddContext {
  /** What to add, in the order of the presses. The first product is being read, or asks for its size. */
  readonly requests: readonly AddRequest[];
  /** The product whose size is to be chosen. */
  readonly product: ProductInFull | undefined;
}

export type QuickAddEvent =
  /** 'Add to cart' or 'Move to cart' is pressed on a card. */
  | ({ type: 'product.request' } & AddRequest)
  /** The card of a product that asks for its size is gone. */
  | { type: 'product.withdraw'; productId: string }
  | { type: 'size.choose'; size: string }
  | { type: 'size.cancel' };

/** Emitted when a product goes to the cart. */
interface ProductAdded {
  readonly type: 'product.add';
  readonly product: ProductInFull;
  /** Undefined for a product without sizes. */
  readonly size: string | undefined;
  /** Whether it leaves the wishlist once the cart has it. */
  readonly isMove: boolean;
}

/**
 * 'Add to cart' of cards. A card knows neither the exact stock of its product nor that of each size, so the product is read
 * first; then it goes to the cart, or asks for its size in place. Presses on several cards are handled one after the other,
 * a second press on the same card counts once, and a press on another card replaces the question for a size. Provide the
 * call that reads a product.
 */
export const quickAddMachine = setup({
  types: {
    context: {} as QuickAddContext,
    events: {} as QuickAddEvent,
    emitted: {} as ShowToast | ProductAdded,
  },
  actors: { fetchProduct: placeholder<Result<ProductInFull>, string>('fetchProduct') },
  guards: {
    hasRequests: ({ context }) => context.requests.length > 0,
    hasOthers: ({ context }) => context.requests.length > 1,
    isRequested: ({ context }, productId: string) =>
      context.requests.some((request) => request.productId === productId),
    isSoldOut: (_, result: Result<ProductInFull>) => result.ok && result.value.stock.status === 'SOLD_OUT',
    hasSizes: (_, result: Result<ProductInFull>) => result.ok && result.value.sizes !== undefined,
    isSize: ({ context: { product } }, size: string) => (product?.stock.sizes?.[size] ?? 0) > 0,
  },
  actions: {
    addRequest: assign(({ context }, { productId, isMove }: AddRequest) => ({
      requests: [...context.requests, { productId, isMove }],
    })),
    removeRequest: assign(({ context }, productId: string) => ({
      requests: context.requests.filter((request) => request.productId !== productId),
      product: undefined,
    })),
    finishRequest: assign(({ context }) => ({ requests: context.requests.slice(1), product: undefined })),
    setProduct: assign((_, product: ProductInFull) => ({ product })),
    emitProduct: emit(({ context }, product: ProductInFull) => toAdded(context, product)),
    emitSize: enqueueActions(({ context, enqueue }, size: string) => {
      if (context.product) enqueue.emit(toAdded(context, context.product, size));
    }),
    toastSoldOut: emit((args, { name }: ProductInFull) => toErrorToast(args, `Sold out: ${name}`)),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'quick-add',
  context: { requests: [], product: undefined },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasRequests', target: 'reading' } },
    reading: {
      invoke: {
        input: ({ context }) => context.requests[0]?.productId ?? '',
        ...callCases(
          'fetchProduct',
          [
            {
              guard: { type: 'isSoldOut', params: toOutput },
              target: 'idle',
              actions: [{ type: 'toastSoldOut', params: toValue }, 'finishRequest'],
            },
            {
              guard: { type: 'hasSizes', params: toOutput },
              target: 'choosing',
              actions: { type: 'setProduct', params: toValue },
            },
            {
              guard: succeeded,
              target: 'idle',
              actions: [{ type: 'emitProduct', params: toValue }, 'finishRequest'],
            },
          ],
          { target: 'idle', actions: [{ type: 'toastFailure', params: toReason }, 'finishRequest'] },
        ),
      },
    },
    choosing: {
      // Another card was pressed, maybe before this product was read.
      always: { guard: 'hasOthers', target: 'idle', actions: 'finishRequest' },
      on: {
        'size.choose': {
          guard: { type: 'isSize', params: ({ event }) => event.size },
          target: 'idle',
          actions: [{ type: 'emitSize', params: ({ event }) => event.size }, 'finishRequest'],
        },
        'size.cancel': { target: 'idle', actions: 'finishRequest' },
      },
    },
  },
  on: {
    'product.request': [
      { guard: { type: 'isRequested', params: ({ event }) => event.productId } },
      { actions: { type: 'addRequest', params: ({ event }) => event } },
    ],
    'product.withdraw': {
      guard: { type: 'isRequested', params: ({ event }) => event.productId },
      target: '.idle',
      actions: { type: 'removeRequest', params: ({ event }) => event.productId },
    },
  },
});

function toAdded({ requests }: QuickAddContext, product: ProductInFull, size?: string): ProductAdded {
  return { type: 'product.add', product, size, isMove: requests[0]?.isMove === true };
}
