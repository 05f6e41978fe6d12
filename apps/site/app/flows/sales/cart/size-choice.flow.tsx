import { SizePanel } from '@pgm/ui/catalogue/size-panel';
import { useEffect } from 'react';
import { quickAdd, useQuickAdd } from './quick-add.ts';

/** Asks for the size of a product in its card, while that is to be chosen. */
export function SizeChoiceFlow({ productId }: { productId: string }) {
  const { choice } = useQuickAdd();
  // The question would open on the next page that shows the product.
  useEffect(() => () => quickAdd.withdraw(productId), [productId]);
  if (choice?.productId !== productId) return null;
  return (
    <SizePanel
      productName={choice.name}
      sizes={choice.sizes}
      onChoose={quickAdd.chooseSize}
      onCancel={quickAdd.cancel}
    />
  );
}
