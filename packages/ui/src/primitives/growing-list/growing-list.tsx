import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../button/button.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface GrowingListProps {
  status: 'loading' | 'ready' | 'failed';
  /** The name of the list; English. */
  label: string;
  /** An `<li>` for each entry. */
  items: readonly ReactNode[];
  hasMore: boolean;
  /** What stands in place of an empty list; English. */
  emptyText: string;
  /** What could not be loaded; English. */
  failedTitle: string;
  /** Why it could not be loaded, in English. */
  error: string | undefined;
  onMore: () => void;
  onRetry: () => void;
}

/** A list that 'Show more' makes longer. Use it inside of a section, below its heading. */
export function GrowingList({ status, label, items, hasMore, ...props }: GrowingListProps) {
  const { emptyText, failedTitle, error, onMore, onRetry } = props;
  const { t } = useLanguage();
  const id = useId();
  const isLoading = status === 'loading';
  const isEmpty = items.length === 0;
  return (
    <>
      {status === 'failed' && <ErrorPanel title={failedTitle} text={error} onRetry={onRetry} />}
      {status === 'ready' && isEmpty && <p className="text-ink-muted">{t(emptyText)}</p>}
      {!isEmpty && (
        <ul id={id} aria-label={t(label)} aria-busy={isLoading}>
          {items}
        </ul>
      )}
      {/* As high as the text of an empty list: what stands below moves little. */}
      {isLoading && isEmpty && <Skeleton className="h-6" />}
      {hasMore && !isEmpty && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isLoading}
          aria-controls={id}
          onClick={onMore}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}
