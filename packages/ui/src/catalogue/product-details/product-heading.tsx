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
  const { t, toLang } = useLanguage();
  return (
    <div {...props}>
      <p className="font-medium text-ink-muted">
        <span lang={toLang(brand)}>
          {brandHref === undefined ? brand : <TextLink href={brandHref}>{brand}</TextLink>}
        </span>{' '}
        · <span lang={toLang(t(category))}>{t(category)}</span>
      </p>
      <h1 lang={toLang(name)} className="mt-1 text-heading font-bold">
        {name}
      </h1>
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
