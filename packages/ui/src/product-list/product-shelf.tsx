import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Pagination } from '../pagination/index.ts';
import type { ProductCardProps } from '../product-card/index.ts';
import { ProductGrid, ProductGridSkeleton } from '../product-grid/index.ts';

/** A page of products; without products it is the empty state. */
export interface ReadyShelf {
  kind: 'ready';
  products: readonly ProductCardProps[];
  /** Products on all pages together. */
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Where the empty state's 'See all products' leads. */
  allHref: string;
}

/** What the shelf is doing. */
export type ShelfState =
  { kind: 'loading' } | ReadyShelf | { kind: 'failed'; text?: string; onRetry?: () => void };

function ReadyProducts({ products, total, page, pageSize, hrefOf, allHref }: ReadyShelf) {
  const { t, formatNumber } = useLanguage();
  if (products.length === 0) {
    return (
      <EmptyState
        title="Nothing on this shelf yet"
        text="Choose another category, or look at everything we have."
        action={<ButtonLink href={allHref}>{t('See all products')}</ButtonLink>}
      />
    );
  }
  const before = (page - 1) * pageSize;
  const facts = {
    from: formatNumber(before + 1),
    to: formatNumber(before + products.length),
    total: formatNumber(total),
  };
  return (
    <>
      <p role="status" className="figures mb-3 mt-5 text-note text-ink-muted">
        {total === 1 ? t('1 product') : t('Showing {from} to {to} of {total} products', facts)}
      </p>
      <ProductGrid products={products} headingLevel={2} />
      <Pagination className="mt-8" page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </>
  );
}

/** The products of the chosen page, or what stands in their place. */
export function ProductShelf({ state }: { state: ShelfState }) {
  if (state.kind === 'ready') return <ReadyProducts {...state} />;
  if (state.kind === 'loading') {
    return (
      <div className="mt-12">
        <ProductGridSkeleton />
      </div>
    );
  }
  const { kind: _, ...reason } = state;
  return <ErrorPanel className="mt-6" title="The products could not be loaded" {...reason} />;
}
