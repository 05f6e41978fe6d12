import { ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { useNeighbourFocus } from '../neighbour-focus/index.ts';
import type { PictureImage } from '../picture/index.ts';
import { ProductGridSkeleton } from '../product-grid/index.ts';
import type { StockFacts } from '../stock/index.ts';
import { WishCard } from './wish-card.tsx';

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
  image: PictureImage;
  stock: StockFacts;
}

export interface WishlistProps {
  status: 'loading' | 'ready' | 'failed';
  items: readonly WishlistItem[];
  /** Products for which something is on its way; their buttons wait. */
  pendingIds: readonly string[];
  onMoveToCart: (productId: string) => void;
  onRemove: (productId: string) => void;
  onRetry: () => void;
  shopHref: string;
}

/** What a member wishes for; stands below the page's h1. */
export function Wishlist({ status, items, pendingIds, onRetry, shopHref, ...verbs }: WishlistProps) {
  const { t } = useLanguage();
  const list = useNeighbourFocus();
  if (status === 'loading') return <ProductGridSkeleton count={4} text="Loading your wishlist…" />;
  if (status === 'failed') return <ErrorPanel title="The wishlist could not be loaded" onRetry={onRetry} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title="Your wishlist is empty"
        text="Press the heart of a product to keep it here."
        action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
      />
    );
  }
  return (
    <ul
      ref={list}
      className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4 lg:gap-x-5"
    >
      {items.map((item) => (
        <WishCard
          key={item.productId}
          item={item}
          isPending={pendingIds.includes(item.productId)}
          {...verbs}
        />
      ))}
    </ul>
  );
}
