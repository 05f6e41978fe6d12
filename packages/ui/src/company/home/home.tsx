import type { ReactNode } from 'react';
import { CategoryTiles, type CategoryTile } from '../../catalogue/category-tiles/category-tiles.tsx';
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
  /** What stands above the categories and the products; already in the reader's language. */
  headings: { categories: string; products: string };
  /** The link to all products. */
  shop: { href: string; label: string };
  /** The language of the headings and the link where it is not the reader's. */
  lang?: string | undefined;
  /** What stands below the products. Default: nothing. */
  sections?: ReactNode;
  /**
   * The form 'Join the business'; links to `#join` lead to its position, even before it is loaded. Without it,
   * nothing of joining is shown.
   */
  leadForm?: ReactNode;
}

/** The home page: the company, the categories, some products, and how to join. */
export function Home({ top, categories, products, headings, shop, lang, sections, leadForm }: HomeProps) {
  return (
    <>
      {top}
      <div className="measure grid gap-12 py-12">
        {categories.length > 0 && (
          <section aria-labelledby="categories">
            <SectionHeading id="categories" lang={lang}>
              {headings.categories}
            </SectionHeading>
            <CategoryTiles categories={categories} />
          </section>
        )}
        {products.length > 0 && (
          <section aria-labelledby="products">
            <SectionHeading
              id="products"
              lang={lang}
              more={
                <TextLink href={shop.href} lang={lang}>
                  {shop.label}
                </TextLink>
              }
            >
              {headings.products}
            </SectionHeading>
            <ProductGrid products={products} />
          </section>
        )}
        {sections}
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
