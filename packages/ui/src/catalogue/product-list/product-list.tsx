import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { ProductFilters, type ProductFiltersProps } from '../product-filters/product-filters.tsx';

export interface ProductListProps {
  /** The page's own heading: 'Shop', the category's name or the search text, in the reader's language. */
  heading: string;
  /** A sentence about the list. */
  text?: string | undefined;
  /** The same product list without the search, if there is one. */
  clearSearchHref?: string | undefined;
  breadcrumbs?: readonly Crumb[];
  /** The brands that the search names, with the addresses of their pages. Default: none. */
  brands?: readonly { readonly name: string; readonly href: string }[] | undefined;
  filters: ProductFiltersProps;
  /** The filters that are set, or the fields to set them. Default: nothing. */
  narrowing?: ReactNode;
  /** The products, or what is shown while they load or after loading failed. */
  catalogue: ReactNode;
}

/** The shop: heading, filters and the product list. */
export function ProductList({
  heading,
  text,
  clearSearchHref,
  breadcrumbs,
  brands = [],
  filters,
  narrowing,
  catalogue,
}: ProductListProps) {
  const { t, toLang } = useLanguage();
  return (
    <div className="measure pb-16 pt-4">
      {breadcrumbs !== undefined && <Breadcrumbs crumbs={breadcrumbs} />}
      <h1 lang={toLang(t(heading))} className="mt-2 text-heading font-bold">
        {t(heading)}
      </h1>
      {text !== undefined && (
        <p lang={toLang(t(text))} className="mt-1 max-w-prose text-ink-muted">
          {t(text)}
        </p>
      )}
      {clearSearchHref !== undefined && (
        <TextLink href={clearSearchHref} className="mt-1 inline-block">
          {t('Clear search')}
        </TextLink>
      )}
      {brands.map(({ name, href }) => (
        <p key={href} className="mt-1">
          <TextLink href={href}>{t('Brand: {name}', { name })}</TextLink>
        </p>
      ))}
      <ProductFilters {...filters} className="mt-5" />
      {narrowing}
      {catalogue}
    </div>
  );
}
