import type { ReactNode } from 'react';
import { CategoryTiles, type CategoryTile } from '../../catalogue/category-tiles/category-tiles.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { ProductCardProps } from '../../catalogue/product-card/product-card.tsx';
import { ProductGrid } from '../../catalogue/product-grid/product-grid.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import { WhyJoin } from '../why-join/why-join.tsx';

export interface HomeProps {
  /** The top of the page: `Hero`, or for a member `MemberHome`. */
  top: ReactNode;
  /** Leave it empty when the categories cannot be loaded; the section is then not shown. */
  categories: readonly CategoryTile[];
  products: readonly ProductCardProps[];
  /** The target of 'See all products'. */
  shopHref: string;
  /**
   * The form 'Join the business'; links to `#join` lead to its position, even before it is loaded. Without it,
   * nothing of joining is shown.
   */
  leadForm?: ReactNode;
}

/** The home page: the company, the categories, some products, and how to join. */
export function Home({ top, categories, products, shopHref, leadForm }: HomeProps) {
  const { t } = useLanguage();
  return (
    <>
      {top}
      <div className="measure grid gap-12 py-12">
        {categories.length > 0 && (
          <section aria-labelledby="shelves">
            <SectionHeading id="shelves">{t('Shop by category')}</SectionHeading>
            <CategoryTiles categories={categories} />
          </section>
        )}
        {products.length > 0 && (
          <section aria-labelledby="products">
            <SectionHeading id="products" more={<TextLink href={shopHref}>{t('See all products')}</TextLink>}>
              {t('Start with these')}
            </SectionHeading>
            <ProductGrid products={products} />
          </section>
        )}
        {leadForm !== undefined && (
          <div className="grid gap-10 lg:grid-cols-12">
            <WhyJoin className="lg:col-span-7" />
            <div id="join" className="lg:col-span-5">
              {leadForm}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
