import { useLanguage } from '../../foundations/language/language.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import type { RatingFacts } from '../stars/format-rating.ts';
import { RatingWords } from '../stars/stars.tsx';

interface RatingSummaryProps {
  rating: RatingFacts;
  /** How many reviews give 1 star, 2 stars and so on. */
  starCounts: readonly number[];
}

/** The average of all reviews, and how many give how many stars. */
export function RatingSummary({ rating, starCounts }: RatingSummaryProps) {
  const { t, formatNumber } = useLanguage();
  const rows = starCounts.map((count, at) => ({ stars: at + 1, count })).toReversed();
  return (
    <div className="grid max-w-prose gap-3">
      <p className="text-title font-bold">
        <RatingWords rating={rating} />
      </p>
      <ul aria-label={t('Reviews by stars')} className="figures grid gap-1">
        {rows.map(({ stars, count }) => {
          const label = t(stars === 1 ? '1 star' : '{count} stars', { count: formatNumber(stars) });
          return (
            <li key={stars} className="flex items-center gap-3">
              <span className="min-w-24">{label}</span>
              <ProgressBar aria-label={label} value={count} max={rating.count} />
              <span>{formatNumber(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
