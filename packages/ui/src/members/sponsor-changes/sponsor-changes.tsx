import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';

export interface SponsorChangesProps {
  status: 'loading' | 'ready' | 'failed';
  changes: readonly {
    readonly id: string;
    /** ISO text. */
    readonly at: string;
    /** The names of the sponsors; null without one. */
    readonly from: string | null;
    readonly to: string | null;
  }[];
  /** Why the history could not be loaded, in English. */
  error: string | undefined;
  canShowMore: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** Which sponsors a member had, the newest change first. */
export function SponsorChanges({
  status,
  changes,
  error,
  canShowMore,
  onMore,
  onRetry,
}: SponsorChangesProps) {
  const { t, formatDate } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="text-lead font-semibold">
        {t('Changes of your sponsor')}
      </h3>
      {status === 'ready' && changes.length === 0 && (
        <p className="text-ink-muted">{t('Your sponsor has never changed.')}</p>
      )}
      {changes.length > 0 && (
        <ol className="grid gap-2">
          {changes.map(({ id, at, from, to }) => (
            <li key={id} className="grid">
              <span>
                {t('From {old} to {new}', { old: from ?? t('No sponsor'), new: to ?? t('No sponsor') })}
              </span>
              <time dateTime={at} className="text-note text-ink-muted">
                {formatDate(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('Loading the changes…')}</VisuallyHidden>
          <Skeleton className="h-6 max-w-prose" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="The changes could not be loaded" text={error} onRetry={onRetry} />
      )}
      {canShowMore && (
        <Button className="justify-self-start" variant="secondary" onClick={onMore}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}
