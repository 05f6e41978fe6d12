import { MAX_PER_PRODUCT } from '@pgm/api/contract';
import { type SnapshotFrom, assign, setup } from 'xstate';

interface QuantityChoiceContext {
  /** How many pieces 'Add to cart' adds. */
  readonly quantity: number;
  /** The maximum: what is in stock, within the general limit of a cart. */
  readonly max: number;
}

type QuantityChoiceEvent =
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
  id: 'quantity-choice',
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

/** The facts that the stepper of a product's page shows. */
export function quantityChoiceView(snapshot: SnapshotFrom<typeof quantityChoiceMachine>) {
  return {
    quantity: snapshot.context.quantity,
    canIncrease: snapshot.can({ type: 'quantity.increase' }),
    canDecrease: snapshot.can({ type: 'quantity.decrease' }),
  };
}

/** What a user can do, and what the page reports. */
export function quantityChoiceVerbs(send: (event: QuantityChoiceEvent) => void) {
  return {
    increase: () => send({ type: 'quantity.increase' }),
    decrease: () => send({ type: 'quantity.decrease' }),
    /** @param left the pieces in stock, of the chosen size if the product has sizes */
    setStock: (left: number) => send({ type: 'stock.change', left }),
  };
}
