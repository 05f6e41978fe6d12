import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import type { SearchMatch } from './found-elsewhere.tsx';

/** What nearly matches a search that finds nothing. */
export interface NearMatches {
  /** The search that was probably meant, and its list. */
  readonly meant?: { readonly text: string; readonly href: string } | undefined;
  readonly products: readonly ProductCardProps[];
  readonly pages: readonly SearchMatch[];
}

/** A link to the search that was probably meant. */
export function DidYouMean({ meant }: Pick<NearMatches, 'meant'>) {
  const { t } = useLanguage();
  if (meant === undefined) return null;
  return (
    <p className="mb-4">
      {t('Did you mean')}{' '}
      <TextLink href={meant.href} className="inline-flex min-h-11 items-center font-semibold">
        {meant.text}
      </TextLink>
    </p>
  );
}

/** The products that nearly match; renders nothing without any. */
export function NearProducts({ products }: Pick<NearMatches, 'products'>) {
  const { t } = useLanguage();
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-title font-bold">
        {t('Products that nearly match')}
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}
