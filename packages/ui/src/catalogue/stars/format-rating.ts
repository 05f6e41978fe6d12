import type { I18n } from '../../foundations/language/language.tsx';

/** What the reviews of a product say together. */
export interface RatingFacts {
  /** Of the stars, from 1 to 5. */
  average: number;
  /** The number of reviews. */
  count: number;
}

/** Both numbers in the format of the language; the average with at most one decimal. */
export function formatRating(
  { formatNumber }: Pick<I18n, 'formatNumber'>,
  { average, count }: RatingFacts,
): { readonly average: string; readonly count: string } {
  return { average: formatNumber(Math.round(average * 10) / 10), count: formatNumber(count) };
}
