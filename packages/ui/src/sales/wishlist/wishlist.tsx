import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { WishImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { useNeighbourFocus } from '../../foundations/use-neighbour-focus.ts';
import { grid } from '../../catalogue/product-grid/product-grid.tsx';
import { ProductGridSkeleton } from '../../catalogue/product-grid/product-grid-skeleton.tsx';
import { WishCard, type WishlistItem } from './wish-card.tsx';

export interface WishlistProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the wishlist could not be loaded, in English. */
  error?: string | undefined;
  items: readonly WishlistItem[];
  onMoveToCart: (productId: string) => void;
  onRemove: (productId: string) => void;
  onRetry: () => void;
  shopHref: string;
}

/** A member's wishlist; stands below the page's h1. */
export function Wishlist({ status, error, items, onRetry, shopHref, ...verbs }: WishlistProps) {
  const { t } = useLanguage();
  const list = useNeighbourFocus();
  if (status === 'loading') return <ProductGridSkeleton count={4} text="Loading your wishlist…" />;
  if (status === 'failed')
    return <ErrorPanel title="The wishlist could not be loaded" text={error} onRetry={onRetry} />;
  if (items.length === 0) {
    return (
      <EmptyState
        image={<WishImage />}
        title="Your wishlist is empty"
        text="Tap the heart on a product to save it here."
        action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
      />
    );
  }
  return (
    <ul ref={list} className={grid}>
      {items.map((item) => (
        <WishCard key={item.productId} item={item} {...verbs} />
      ))}
    </ul>
  );
}
