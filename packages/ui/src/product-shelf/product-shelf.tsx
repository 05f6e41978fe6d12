import { Suspense, lazy } from 'react';
import { useLanguage } from '../language/index.ts';
import { Pagination } from '../pagination/index.ts';
import type { ProductCardProps } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import type { EmptyShelfProps } from './empty-shelf.tsx';
import type { PlaceFound } from './found-elsewhere.tsx';

export interface ProductShelfProps {
  products: readonly ProductCardProps[];
  /** Products on all pages together. */
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Where the empty shelf's 'See all products' leads. */
  allHref: string;
  /** What an empty shelf says, in English. Default 'Nothing on this shelf yet'. */
  emptyTitle?: string | undefined;
  /** Words searched for: an empty shelf says that nothing was found for them. */
  search?: string | undefined;
  /** Pages and categories that an empty shelf leads to, because the words mean them. Default: none. */
  elsewhere?: readonly PlaceFound[] | undefined;
  /** Where a whole shop is searched for them, when this shelf is a part of it. */
  searchAllHref?: string | undefined;
}

/** Shelves are seldom empty: a page of products comes without the drawing and words for it. */
const EmptyShelf = lazy(() => import('./empty-shelf.tsx').catch(() => ({ default: BareShelf })));

/** Without a line, its words alone: the page around it must not go with them. */
function BareShelf({ title }: EmptyShelfProps) {
  return <p>{title}</p>;
}

/** One page of products with where it stands in the whole; without products, what to do next. */
export function ProductShelf({
  products,
  total,
  page,
  pageSize,
  hrefOf,
  allHref,
  emptyTitle = 'Nothing on this shelf yet',
  search,
  elsewhere = [],
  searchAllHref,
}: ProductShelfProps) {
  const { t, formatNumber } = useLanguage();
  if (products.length === 0) {
    const title = search === undefined ? t(emptyTitle) : t('Nothing found for “{words}”', { words: search });
    return (
      <Suspense>
        <EmptyShelf
          title={title}
          isSearch={search !== undefined}
          elsewhere={elsewhere}
          allHref={allHref}
          searchAllHref={searchAllHref}
        />
      </Suspense>
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
