import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { quantityChoiceMachine, quantityChoiceVerbs, quantityChoiceView } from './quantity-choice.machine.ts';

/** The choice for a product with `left` pieces in stock. */
function choose(left: number) {
  const actor = createActor(quantityChoiceMachine).start();
  const verbs = quantityChoiceVerbs(actor.send);
  verbs.setStock(left);
  const press = (verb: 'increase' | 'decrease', times: number) => {
    for (let at = 0; at < times; at += 1) verbs[verb]();
  };
  return { ...verbs, press, view: () => quantityChoiceView(actor.getSnapshot()) };
}

describe('the choice of a quantity', () => {
  it('starts with one, which cannot be decreased', () => {
    const choice = choose(5);
    expect(choice.view()).toEqual({ quantity: 1, canIncrease: true, canDecrease: false });
    choice.decrease();
    expect(choice.view().quantity).toBe(1);
  });

  it('goes up to the stock and back to one', () => {
    const choice = choose(4);
    choice.press('increase', 2);
    expect(choice.view()).toEqual({ quantity: 3, canIncrease: true, canDecrease: true });
    choice.press('increase', 5);
    expect(choice.view()).toEqual({ quantity: 4, canIncrease: false, canDecrease: true });
    choice.press('decrease', 2);
    expect(choice.view()).toEqual({ quantity: 2, canIncrease: true, canDecrease: true });
    choice.decrease();
    expect(choice.view()).toEqual({ quantity: 1, canIncrease: true, canDecrease: false });
  });

  it('has the limit of a cart', () => {
    const choice = choose(500);
    choice.press('increase', 120);
    expect(choice.view()).toEqual({ quantity: 99, canIncrease: false, canDecrease: true });
  });

  it.each([
    [9, { quantity: 5, canIncrease: true, canDecrease: true }],
    [3, { quantity: 3, canIncrease: false, canDecrease: true }],
    [1, { quantity: 1, canIncrease: false, canDecrease: false }],
    [0, { quantity: 1, canIncrease: false, canDecrease: false }],
  ])('of five pieces fits a size with %i left', (left, view) => {
    const choice = choose(20);
    choice.press('increase', 4);
    choice.setStock(left);
    expect(choice.view()).toEqual(view);
  });
});
