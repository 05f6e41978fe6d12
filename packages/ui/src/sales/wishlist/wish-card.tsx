import { type ReactNode, useId } from 'react';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { CardActions } from '../../catalogue/card-actions/card-actions.tsx';
import type { SaleFacts } from '../../catalogue/maximum-price/maximum-price.tsx';
import { ProductCard } from '../../catalogue/product-card/product-card.tsx';
import type { StockFacts } from '../../catalogue/stock/stock.tsx';
import { WishButton } from '../wish-button/wish-button.tsx';

/** A product that is wished for. */
export interface WishlistItem {
  productId: string;
  /** The product's own page. */
  href: string;
  name: string;
  brand: string;
  /** In rupees, taxes included. */
  price: number;
  /** Some of its sizes cost more. Default false. */
  hasDearerSizes?: boolean | undefined;
  /** The sale in which it costs that. Default: none. */
  sale?: SaleFacts | undefined;
  /** Points one unit brings. */
  points: number;
  /** Best with an empty `alt`: the name stands right below. */
  image: ImageFacts;
  stock: StockFacts;
  /** What can be done while it is sold out. */
  restock?: ReactNode;
  /** Asks for its size, while that is to be chosen. */
  sizes?: ReactNode;
  /** It is on its way to the cart. */
  isMoving: boolean;
  /** A change of its wish is being sent. */
  isPending: boolean;
}

interface CardProps {
  item: WishlistItem;
  onMoveToCart: (productId: string) => void;
  onRemove: (productId: string) => void;
}

/** A product on the wishlist, with its actions. */
export function WishCard({ item, onMoveToCart, onRemove }: CardProps) {
  const nameId = useId();
  const { productId, brand, restock, sizes, isMoving, isPending, ...product } = item;
  return (
    <li aria-labelledby={nameId}>
      <span id={nameId} hidden>
        {item.name}
      </span>
      <ProductCard
        {...product}
        brandName={brand}
        headingLevel={2}
        actions={
          <CardActions
            productName={item.name}
            label="Move to cart"
            wish={
              <WishButton
                isWished
                isPending={isPending}
                productName={item.name}
                onToggle={() => onRemove(productId)}
              />
            }
            restock={restock}
            isAdding={isMoving}
            sizes={sizes}
            onAdd={() => onMoveToCart(productId)}
          />
        }
      />
    </li>
  );
}
