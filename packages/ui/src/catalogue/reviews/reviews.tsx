import type { ReactNode } from 'react';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { GrowingList } from '../../primitives/growing-list/growing-list.tsx';
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
      <GrowingList
        status={status}
        label="Reviews"
        items={reviews.map((review) => (
          <ReviewItem key={review.id} {...review} />
        ))}
        hasMore={hasMore}
        emptyText="There are no reviews yet."
        failedTitle="The reviews could not be loaded"
        error={error}
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}
