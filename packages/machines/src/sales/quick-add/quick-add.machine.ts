import type { ProductInFull, Result } from '@pgm/api/contract';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { ShowToast } from '../../company/toasts/index.ts';
import {
  callCases,
  placeholder,
  succeeded,
  toErrorToast,
  toOutput,
  toReason,
  toValue,
} from '../../kit/index.ts';

interface QuickAddContext {
  /** The products to add, in the order of the presses. The first one is being read, or asks for its size. */
  readonly productIds: readonly string[];
  /** The product whose size is to be chosen. */
  readonly product: ProductInFull | undefined;
}

export type QuickAddEvent =
  /** 'Add to cart' is pressed on a card. */
  | { type: 'product.request'; productId: string }
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
    hasRequests: ({ context }) => context.productIds.length > 0,
    hasOthers: ({ context }) => context.productIds.length > 1,
    isRequested: ({ context }, productId: string) => context.productIds.includes(productId),
    isSoldOut: (_, result: Result<ProductInFull>) => result.ok && result.value.stock.status === 'SOLD_OUT',
    hasSizes: (_, result: Result<ProductInFull>) => result.ok && result.value.sizes !== undefined,
    isSize: ({ context: { product } }, size: string) => (product?.stock.sizes?.[size] ?? 0) > 0,
  },
  actions: {
    addRequest: assign(({ context }, productId: string) => ({
      productIds: [...context.productIds, productId],
    })),
    removeRequest: assign(({ context }, productId: string) => ({
      productIds: context.productIds.filter((id) => id !== productId),
      product: undefined,
    })),
    finishRequest: assign(({ context }) => ({ productIds: context.productIds.slice(1), product: undefined })),
    setProduct: assign((_, product: ProductInFull) => ({ product })),
    emitProduct: emit((_, product: ProductInFull) => toAdded(product, undefined)),
    emitSize: enqueueActions(({ context: { product }, enqueue }, size: string) => {
      if (product) enqueue.emit(toAdded(product, size));
    }),
    toastSoldOut: emit((args, { name }: ProductInFull) => toErrorToast(args, `Sold out: ${name}`)),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'quickAdd',
  context: { productIds: [], product: undefined },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasRequests', target: 'reading' } },
    reading: {
      invoke: {
        input: ({ context }) => context.productIds[0] ?? '',
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
      { actions: { type: 'addRequest', params: ({ event }) => event.productId } },
    ],
    'product.withdraw': {
      guard: { type: 'isRequested', params: ({ event }) => event.productId },
      target: '.idle',
      actions: { type: 'removeRequest', params: ({ event }) => event.productId },
    },
  },
});

function toAdded(product: ProductInFull, size: string | undefined): ProductAdded {
  return { type: 'product.add', product, size };
}
