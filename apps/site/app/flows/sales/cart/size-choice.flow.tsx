import { SizePanel } from '@pgm/ui/catalogue/size-panel';
import { quickAdd, useQuickAdd } from './quick-add.ts';

/** Asks for the size of a product in its card, while that is to be chosen. */
export default function SizeChoiceFlow({ productId }: { productId: string }) {
  const { choice } = useQuickAdd();
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
