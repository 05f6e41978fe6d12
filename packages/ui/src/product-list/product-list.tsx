import { Breadcrumbs, type Crumb } from '../breadcrumbs/index.ts';
import { useLanguage } from '../language/index.ts';
import { ProductFilters, type ProductFiltersProps } from '../product-filters/index.ts';
import { ProductShelf, type ShelfState } from './product-shelf.tsx';

export interface ProductListProps {
  /** The page's own heading: 'Shop' or the category's name. */
  heading: string;
  /** A sentence about the category. */
  text?: string;
  breadcrumbs?: readonly Crumb[];
  filters: ProductFiltersProps;
  state: ShelfState;
}

/** The shop: heading, filters and the shelf in whatever state it is. */
export function ProductList({ heading, text, breadcrumbs, filters, state }: ProductListProps) {
  const { t } = useLanguage();
  return (
    <div className="measure pb-16 pt-4">
      {breadcrumbs !== undefined && <Breadcrumbs crumbs={breadcrumbs} />}
      <h1 className="mt-2 text-heading font-bold">{t(heading)}</h1>
      {text !== undefined && <p className="mt-1 max-w-prose text-ink-muted">{t(text)}</p>}
      <ProductFilters {...filters} className="mt-5" />
      <ProductShelf state={state} />
    </div>
  );
}
