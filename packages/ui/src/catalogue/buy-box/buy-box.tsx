import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { NeedsScripts } from '../../primitives/needs-scripts/needs-scripts.tsx';

export interface BuyBoxProps {
  /** What can be done while the product is sold out; undefined while it is in stock. */
  restock?: ReactNode;
  /** The request that adds it to the cart is under way. */
  isAdding: boolean;
  /** The wishlist button of the product, if there is one. */
  wish: ReactNode;
  onAdd: () => void;
}

/** Adds a product to the cart; while it is sold out, something else takes the place of the button. */
export function BuyBox({ restock, isAdding, wish, onAdd }: BuyBoxProps) {
  const { t } = useLanguage();
  return (
    <div className="flex items-start gap-3">
      <NeedsScripts />
      {restock ?? (
        <Button className="grow" busy={isAdding} busyText="Adding..." onClick={onAdd}>
          {t('Add to cart')}
        </Button>
      )}
      {wish}
    </div>
  );
}
