import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { NeedsScripts } from '../needs-scripts/index.ts';

export interface BuyBoxProps {
  isSoldOut: boolean;
  /** It is on its way into the cart. */
  isAdding: boolean;
  /** The heart of the product, when there is one. */
  wish: ReactNode;
  onAdd: () => void;
}

/** Puts a product into the cart, or says that there is none left. */
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
