import { MAX_PER_PRODUCT } from '@pgm/api/contract';
import { assign, setup } from 'xstate';

interface QuantityChoiceContext {
  /** How many pieces 'Add to cart' adds. */
  readonly quantity: number;
  /** The maximum: what is in stock, within the general limit of a cart. */
  readonly max: number;
}

export type QuantityChoiceEvent =
  | { type: 'quantity.increase' }
  | { type: 'quantity.decrease' }
  /** The pieces in stock, of the chosen size if the product has sizes. */
  | { type: 'stock.change'; left: number };

/** The quantity of a product that is chosen before it is added to the cart. A smaller stock takes pieces back. */
export const quantityChoiceMachine = setup({
  types: { context: {} as QuantityChoiceContext, events: {} as QuantityChoiceEvent },
  guards: {
    isBelowMax: ({ context }) => context.quantity < context.max,
    isTwo: ({ context }) => context.quantity === 2,
    isEnoughForSeveral: ({ context }, left: number) => Math.min(context.quantity, left) > 1,
  },
  actions: {
    increase: assign(({ context }) => ({ quantity: context.quantity + 1 })),
    decrease: assign(({ context }) => ({ quantity: context.quantity - 1 })),
    setStock: assign(({ context }, left: number) => {
      const max = Math.max(1, Math.min(left, MAX_PER_PRODUCT));
      return { max, quantity: Math.min(context.quantity, max) };
    }),
  },
}).createMachine({
  id: 'quantityChoice',
  context: { quantity: 1, max: MAX_PER_PRODUCT },
  initial: 'one',
  states: {
    one: {},
    several: {
      on: {
        'quantity.decrease': [
          { guard: 'isTwo', target: 'one', actions: 'decrease' },
          { actions: 'decrease' },
        ],
      },
    },
  },
  on: {
    'quantity.increase': { guard: 'isBelowMax', target: '.several', actions: 'increase' },
    'stock.change': [
      {
        guard: { type: 'isEnoughForSeveral', params: ({ event }) => event.left },
        target: '.several',
        actions: { type: 'setStock', params: ({ event }) => event.left },
      },
      { target: '.one', actions: { type: 'setStock', params: ({ event }) => event.left } },
    ],
  },
});
