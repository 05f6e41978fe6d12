/** Sample events that reach every state of the machine, for tests and stories. */
export const quantityChoiceScenario = {
  increase: { type: 'quantity.increase' },
  decrease: { type: 'quantity.decrease' },
  twoLeft: { type: 'stock.change', left: 2 },
  oneLeft: { type: 'stock.change', left: 1 },
} as const;
