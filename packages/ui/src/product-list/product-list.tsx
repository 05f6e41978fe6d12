import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { ProductFilters, type ProductFiltersProps } from '../product-filters/index.ts';

export interface ProductListProps {
  /** The page's own heading: 'Shop' or the category's name; what was searched for, in the reader's language. */
  heading: string;
  /** A sentence about what is shown. */
  text?: string | undefined;
  /** Where the same shelf is shown without the search, when there is one. */
  clearSearchHref?: string | undefined;
  breadcrumbs?: readonly Crumb[];
  filters: ProductFiltersProps;
  /** The products, or what stands in their place while they load or when they can't be had. */
  shelf: ReactNode;
}

/** The shop: heading, filters and the shelf. */
export function ProductList({
  heading,
  text,
  clearSearchHref,
  breadcrumbs,
  filters,
  shelf,
}: ProductListProps) {
  const { t } = useLanguage();
  return (
    <div className="measure pb-16 pt-4">
      {breadcrumbs !== undefined && <Breadcrumbs crumbs={breadcrumbs} />}
      <h1 className="mt-2 text-heading font-bold">{t(heading)}</h1>
      {text !== undefined && <p className="mt-1 max-w-prose text-ink-muted">{t(text)}</p>}
      {clearSearchHref !== undefined && (
        <TextLink href={clearSearchHref} className="mt-1 inline-block">
          {t('Clear search')}
        </TextLink>
      )}
      <ProductFilters {...filters} className="mt-5" />
      {shelf}
    </div>
  );
}
