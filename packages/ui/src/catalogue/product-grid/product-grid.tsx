import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';

/** Two cards in a row on a phone, four on a desktop screen. */
export const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 lg:gap-5';

export type ProductGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  products: readonly ProductCardProps[];
  /** The level of the cards' headings. Default 3. */
  headingLevel?: 2 | 3;
};

/** Products in a grid, as a list. */
export function ProductGrid({ products, headingLevel = 3, className, ...props }: ProductGridProps) {
  return (
    <ul {...props} className={cx(grid, className)}>
      {products.map((product) => (
        <li key={product.href}>
          <ProductCard headingLevel={headingLevel} {...product} />
        </li>
      ))}
    </ul>
  );
}
