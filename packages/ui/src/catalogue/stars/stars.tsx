import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type RatingFacts, formatRating } from './format-rating.ts';

const MAX_STARS = 5;

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** From 1 to 5. */
  stars: number;
};

/** The stars of one review. Screen readers say the number. */
export function Stars({ stars, className, ...props }: StarsProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <span
      {...props}
      role="img"
      aria-label={t('{count} of 5 stars', { count: formatNumber(stars) })}
      className={cx('text-leaf', className)}
    >
      {'★'.repeat(stars)}
      {'☆'.repeat(MAX_STARS - stars)}
    </span>
  );
}

/** The average of the reviews of a product in few characters, such as '★ 4.6 (12)'. Screen readers say it in words. */
export function ShortRating({ rating }: { rating: RatingFacts }) {
  const i18n = useLanguage();
  const { average, count } = formatRating(i18n, rating);
  return (
    <span role="img" aria-label={i18n.t(rating.count === 1 ? ONE_REVIEW : REVIEWS, { average, count })}>
      ★ {average} ({count})
    </span>
  );
}

const REVIEWS = '{average} of 5, {count} reviews';
const ONE_REVIEW = '{average} of 5, 1 review';

/** The average of the reviews of a product and their number in words. */
export function RatingWords({ rating }: { rating: RatingFacts }) {
  const i18n = useLanguage();
  return i18n.t(rating.count === 1 ? ONE_REVIEW : REVIEWS, formatRating(i18n, rating));
}
