import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { RatingFacts } from '../stars/format-rating.ts';
import { RatingWords } from '../stars/stars.tsx';

export interface ProductHeadingProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  brand: string;
  /** The address of the brand's page. Default: no link. */
  brandHref?: string | undefined;
  category: string;
  /** What its reviews say; a link leads to them. Default: it has none. */
  rating?: RatingFacts | undefined;
}

/** The name of a product, with its brand and category and what its reviews say. */
export function ProductHeading({ name, brand, brandHref, category, rating, ...props }: ProductHeadingProps) {
  const { t } = useLanguage();
  return (
    <div {...props}>
      <p className="font-medium text-ink-muted">
        {brandHref === undefined ? brand : <TextLink href={brandHref}>{brand}</TextLink>} · {t(category)}
      </p>
      <h1 className="mt-1 text-heading font-bold">{name}</h1>
      {rating && (
        <p className="mt-1">
          <TextLink href="#reviews">
            <RatingWords rating={rating} />
          </TextLink>
        </p>
      )}
    </div>
  );
}
