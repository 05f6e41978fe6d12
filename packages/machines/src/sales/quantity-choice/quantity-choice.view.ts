import type { SnapshotFrom } from 'xstate';
import type { QuantityChoiceEvent, quantityChoiceMachine } from './quantity-choice.machine.ts';

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
