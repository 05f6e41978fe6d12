import { useId } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { ProductCard } from '../product-card/index.ts';
import type { WishlistItem, WishlistProps } from './wishlist.tsx';

type CardProps = Pick<WishlistProps, 'onMoveToCart' | 'onRemove'> & {
  item: WishlistItem;
  isPending: boolean;
};

/** A product that is wished for, and what can be done about it. */
export function WishCard({ item, isPending, onMoveToCart, onRemove }: CardProps) {
  const { t } = useLanguage();
  const nameId = useId();
  const { productId, brand, ...product } = item;
  const isSoldOut = item.stock.status === 'SOLD_OUT';
  return (
    <li aria-labelledby={nameId} className="flex flex-col gap-2">
      <span id={nameId} hidden>
        {item.name}
      </span>
      <div className="grow">
        <ProductCard {...product} brandName={brand} headingLevel={2} />
      </div>
      <Button
        variant="secondary"
        disabled={isSoldOut}
        busy={isPending}
        aria-describedby={nameId}
        onClick={() => onMoveToCart(productId)}
      >
        {isSoldOut ? t('Sold out') : t('Move to cart')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="min-h-11 self-center"
        aria-disabled={isPending}
        aria-describedby={nameId}
        onClick={() => onRemove(productId)}
      >
        {t('Remove')}
      </Button>
    </li>
  );
}
