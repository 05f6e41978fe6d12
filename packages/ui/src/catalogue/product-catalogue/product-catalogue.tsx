import { Suspense, lazy } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import type { EmptyCatalogueProps } from './empty-catalogue.tsx';
import type { SearchMatch } from './found-elsewhere.tsx';
import type { NearlyMatching } from './fewer-filters.tsx';
import type { NearMatches } from './near-products.tsx';

export interface ProductCatalogueProps {
  products: readonly ProductCardProps[];
  /** The number of products on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  toHref: (page: number) => string;
  /** The target of 'See all products' in an empty list. */
  allHref: string;
  /** The title of an empty list, in English. Default 'No products here yet'. */
  emptyTitle?: string | undefined;
  /** The search text: an empty list says that nothing was found for it. */
  search?: string | undefined;
  /** Pages and categories that match the search, as links in an empty list. Default: none. */
  elsewhere?: readonly SearchMatch[] | undefined;
  /** The list with one filter less, where that has products; links in an empty list. Default: none. */
  nearly?: readonly NearlyMatching[] | undefined;
  /** What nearly matches the search; links and products below an empty list. Default: nothing. */
  near?: NearMatches | undefined;
  /** The same search in the whole shop, when this list is a part of it. */
  searchAllHref?: string | undefined;
}

/** Lists are seldom empty, so the drawing and the text for this case load separately. */
const EmptyCatalogue = lazy(() => import('./empty-catalogue.tsx').catch(() => ({ default: BareCatalogue })));

/** Only the title, for when the drawing cannot be loaded offline: the page around it must not fail. */
function BareCatalogue({ title }: EmptyCatalogueProps) {
  return <p>{title}</p>;
}

/** One page of products with its position in the whole list; without products, links to the next steps. */
export function ProductCatalogue({
  products,
  total,
  page,
  pageSize,
  toHref,
  allHref,
  emptyTitle = 'No products here yet',
  search,
  elsewhere = [],
  nearly = [],
  near,
  searchAllHref,
}: ProductCatalogueProps) {
  const { t, formatNumber } = useLanguage();
  if (products.length === 0) {
    const title = search === undefined ? t(emptyTitle) : t('Nothing found for “{words}”', { words: search });
    return (
      <Suspense>
        <EmptyCatalogue
          title={title}
          isSearch={search !== undefined}
          elsewhere={elsewhere}
          nearly={nearly}
          near={near}
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
      <Pagination className="mt-8" page={page} pageCount={Math.ceil(total / pageSize)} toHref={toHref} />
    </>
  );
}
