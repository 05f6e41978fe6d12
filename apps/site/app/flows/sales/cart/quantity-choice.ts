import {
  quantityChoiceMachine,
  quantityChoiceVerbs,
  quantityChoiceView,
} from '@pgm/machines/sales/quantity-choice';
import { createActor } from 'xstate';

/** The facts that the stepper of a product's page shows. */
export type QuantityFacts = ReturnType<typeof quantityChoiceView>;

/**
 * Starts the choice of a quantity on a product's page.
 * @param left the pieces in stock
 * @param onChange receives the facts at once, and with each change
 */
export function startQuantityChoice(left: number, onChange: (facts: QuantityFacts) => void) {
  const actor = createActor(quantityChoiceMachine).start();
  actor.subscribe((snapshot) => onChange(quantityChoiceView(snapshot)));
  const verbs = quantityChoiceVerbs(actor.send);
  verbs.setStock(left);
  return verbs;
}
