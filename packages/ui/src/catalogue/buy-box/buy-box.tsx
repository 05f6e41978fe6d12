import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { NeedsScripts } from '../../primitives/needs-scripts/needs-scripts.tsx';

export interface BuyBoxProps {
  isSoldOut: boolean;
  /** The request that adds it to the cart is under way. */
  isAdding: boolean;
  /** The wishlist button of the product, if there is one. */
  wish: ReactNode;
  onAdd: () => void;
}

/** Adds a product to the cart, or says that it is sold out. */
export function BuyBox({ isSoldOut, isAdding, wish, onAdd }: BuyBoxProps) {
  const { t } = useLanguage();
  return (
    <div className="flex items-center gap-3">
      <NeedsScripts />
      <Button className="grow" disabled={isSoldOut} busy={isAdding} busyText="Adding..." onClick={onAdd}>
        {isSoldOut ? t('Sold out') : t('Add to cart')}
      </Button>
      {wish}
    </div>
  );
}
