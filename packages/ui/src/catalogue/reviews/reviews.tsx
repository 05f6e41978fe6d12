import { type ReactNode, useId } from 'react';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { RatingFacts } from '../stars/format-rating.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem, type ReviewFacts } from './review-item.tsx';

/** The orders of the reviews. */
type ReviewOrder = 'newest' | 'highest' | 'lowest';

export interface ReviewsProps {
  status: 'loading' | 'ready' | 'failed';
  /** What all reviews say together; undefined without any. */
  rating: RatingFacts | undefined;
  /** How many give 1 star, 2 stars and so on. */
  starCounts: readonly number[];
  reviews: readonly ReviewFacts[];
  sort: ReviewOrder;
  hasMore: boolean;
  /** Why they could not be loaded, in English. */
  error: string | undefined;
  /** The review of the visitor, or how to write one. */
  own?: ReactNode;
  onSort: (sort: ReviewOrder) => void;
  onMore: () => void;
  onRetry: () => void;
}

const ORDERS: readonly { readonly value: ReviewOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'highest', label: 'Most stars first' },
  { value: 'lowest', label: 'Fewest stars first' },
];

/** The reviews of a product: their average, the own one, and all of them. The heading stands on the page already. */
export function Reviews({ status, rating, starCounts, reviews, own, ...list }: ReviewsProps) {
  const { sort, hasMore, error, onSort, onMore, onRetry } = list;
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="grid gap-6">
      {rating && <RatingSummary rating={rating} starCounts={starCounts} />}
      {own}
      {reviews.length > 1 && (
        <SelectField
          label="Order of the reviews"
          options={ORDERS}
          value={sort}
          onChange={({ currentTarget: { value } }) => {
            const chosen = ORDERS.find((order) => order.value === value);
            if (chosen) onSort(chosen.value);
          }}
        />
      )}
      {status === 'failed' && (
        <ErrorPanel title="The reviews could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && reviews.length === 0 && (
        <p className="text-ink-muted">{t('There are no reviews yet.')}</p>
      )}
      {reviews.length > 0 && (
        <ul id={id} aria-label={t('Reviews')} aria-busy={status === 'loading'}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} {...review} />
          ))}
        </ul>
      )}
      {status === 'loading' && reviews.length === 0 && <Skeleton className="h-24" />}
      {hasMore && reviews.length > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={status === 'loading'}
          aria-controls={id}
          onClick={onMore}
        >
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
