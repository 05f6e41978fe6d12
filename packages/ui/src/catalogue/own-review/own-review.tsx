import { useLanguage } from '../../foundations/language/language.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ReviewRule } from '../review-rule/review-rule.tsx';
import { Stars } from '../stars/stars.tsx';
import { REVIEW_STATUSES } from './review-statuses.ts';

export { REVIEW_STATUSES } from './review-statuses.ts';

export interface OwnReviewProps {
  status: 'loading' | 'ready' | 'failed';
  /** Whether the product was delivered to the visitor. */
  canWrite: boolean;
  /** Null before it is written. */
  review: {
    readonly stars: number;
    /** May be empty. */
    readonly text: string;
    readonly status: keyof typeof REVIEW_STATUSES;
    /** Why staff declined it; shown as it is. */
    readonly reason: string | null;
  } | null;
  /** Why it could not be loaded, in English. */
  error: string | undefined;
  /** The question before the deletion is open. */
  isAsking: boolean;
  isRemoving: boolean;
  onWrite: () => void;
  onRemove: () => void;
  onConfirm: () => void;
  onDismiss: () => void;
  onRetry: () => void;
}

/** The review that the visitor has written of a product, or the button to write one. */
export function OwnReview({
  status,
  canWrite,
  review,
  error,
  isAsking,
  isRemoving,
  ...verbs
}: OwnReviewProps) {
  const { t } = useLanguage();
  if (status === 'loading') return <Skeleton className="h-12" />;
  if (status === 'failed')
    return <ErrorPanel title="Your review could not be loaded" text={error} onRetry={verbs.onRetry} />;
  if (review === null)
    return canWrite ? (
      <Button className="justify-self-start" onClick={verbs.onWrite}>
        {t('Write a review')}
      </Button>
    ) : (
      <ReviewRule />
    );
  const { label, badge, text } = REVIEW_STATUSES[review.status];
  return (
    <Card className="grid max-w-prose gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{t('Your review')}</span>
        <Stars stars={review.stars} />
        <Badge kind={badge}>{t(label)}</Badge>
      </p>
      {review.text !== '' && <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>}
      <p className="text-note text-ink-muted">{t(text)}</p>
      {review.reason !== null && (
        <p className="wrap-anywhere">{t('Reason: {reason}', { reason: review.reason })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {canWrite && (
          <Button variant="secondary" size="small" onClick={verbs.onWrite}>
            {t('Change review')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={verbs.onRemove}>
          {t('Delete review')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete your review?"
        text="Its stars are not counted any more, and its photos are deleted."
        confirmLabel="Delete"
        isBusy={isRemoving}
        onConfirm={verbs.onConfirm}
        onCancel={verbs.onDismiss}
      />
    </Card>
  );
}
