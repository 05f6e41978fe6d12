import { useId } from 'react';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { ProductCard } from '../../catalogue/product-card/product-card.tsx';
import type { StockFacts } from '../../catalogue/stock/stock.tsx';

/** A product that is wished for. */
export interface WishlistItem {
  productId: string;
  /** The product's own page. */
  href: string;
  name: string;
  brand: string;
  /** In rupees, taxes included. */
  price: number;
  /** Points one unit brings. */
  points: number;
  /** Best with an empty `alt`: the name stands right below. */
  image: ImageFacts;
  stock: StockFacts;
  /** It is bought in a size, which its page asks for. */
  hasSizes: boolean;
}

interface CardProps {
  item: WishlistItem;
  isPending: boolean;
  onMoveToCart: (productId: string) => void;
  onRemove: (productId: string) => void;
}

/** A product on the wishlist, with its actions. */
export function WishCard({ item, isPending, onMoveToCart, onRemove }: CardProps) {
  const { t } = useLanguage();
  const nameId = useId();
  const { productId, brand, hasSizes, ...product } = item;
  const isSoldOut = item.stock.status === 'SOLD_OUT';
  return (
    <li aria-labelledby={nameId} className="flex flex-col gap-2">
      <span id={nameId} hidden>
        {item.name}
      </span>
      <div className="grow">
        <ProductCard {...product} brandName={brand} headingLevel={2} />
      </div>
      {hasSizes && !isSoldOut ? (
        <ButtonLink variant="secondary" href={item.href} aria-describedby={nameId}>
          {t('Choose a size')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          disabled={isSoldOut}
          busy={isPending}
          aria-describedby={nameId}
          onClick={() => onMoveToCart(productId)}
        >
          {isSoldOut ? t('Sold out') : t('Move to cart')}
        </Button>
      )}
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
