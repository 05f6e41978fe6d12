import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';

export type RecentlySeenProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The last one seen first. */
  products: readonly ProductCardProps[];
  onClear: () => void;
};

/** The products that a visitor has looked at on this device. */
export function RecentlySeen({ products, onClear, ...props }: RecentlySeenProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="recently-seen" {...props}>
      <SectionHeading
        id="recently-seen"
        more={
          <Button variant="quiet" onClick={onClear}>
            {t('Clear list')}
          </Button>
        }
      >
        {t('Recently seen')}
      </SectionHeading>
      <ProductGrid products={products} />
    </section>
  );
}
