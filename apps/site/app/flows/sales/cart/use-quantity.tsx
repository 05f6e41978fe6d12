import { QuantityField } from '@pgm/ui/catalogue/quantity-field';
import { useEffect, useRef, useState, useTransition } from 'react';
import type { QuantityFacts, startQuantityChoice } from './quantity-choice.ts';

/**
 * The choice of how many pieces one press adds; its code is loaded with the first press.
 * @param left the pieces in stock, of the chosen size if the product has sizes
 */
export function useQuantity(left: number) {
  const choice = useRef<ReturnType<typeof startQuantityChoice>>(undefined);
  const stock = useRef(left);
  const [facts, setFacts] = useState<QuantityFacts>();
  const [isLoading, startLoading] = useTransition();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    stock.current = left;
    choice.current?.setStock(left);
  }, [left]);
  const press = (verb: 'increase' | 'decrease') =>
    startLoading(async () => {
      const code = await import('./quantity-choice.ts').catch(() => undefined);
      setLost(code === undefined);
      if (code) (choice.current ??= code.startQuantityChoice(stock.current, setFacts))[verb]();
    });
  return {
    quantity: facts?.quantity ?? 1,
    /** The code of the stepper could not be loaded. */
    isLost,
    /** Undefined while the product is sold out. */
    quantityField:
      left > 0 ? (
        <QuantityField
          stepper={{
            ...(facts ?? { quantity: 1, canIncrease: left > 1, canDecrease: false }),
            isPending: isLoading,
            onIncrease: () => press('increase'),
            onDecrease: () => press('decrease'),
          }}
        />
      ) : undefined,
  };
}
