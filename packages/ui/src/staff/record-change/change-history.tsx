import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** The states of a history that is loaded page by page. */
export interface HistoryState {
  status: 'loading' | 'ready' | 'failed';
  canShowMore: boolean;
  /** Why it could not be loaded, in English. */
  error?: string | undefined;
  onMore: () => void;
  onRetry: () => void;
}

interface ChangeHistoryProps extends HistoryState {
  /** The id of its heading. */
  readonly headingId: string;
  /** What it says without an entry; English, translated here. */
  readonly emptyText: string;
  /** The entries as items of a list, the newest first. */
  readonly children: readonly ReactNode[];
}

/** The history of a record in a section of its page: its entries, and 'Show more'. */
export function ChangeHistory({ status, headingId, emptyText, children, ...props }: ChangeHistoryProps) {
  const { t } = useLanguage();
  const isEmpty = children.length === 0;
  return (
    <section aria-labelledby={headingId} className="grid gap-4 border-t pt-4">
      <h2 id={headingId} className="scroll-mt-32 text-lead font-semibold">
        {t('History')}
      </h2>
      {status === 'failed' && (
        <ErrorPanel title="The history could not be loaded" text={props.error} onRetry={props.onRetry} />
      )}
      {status === 'loading' && isEmpty && <Skeleton className="h-24" />}
      {status === 'ready' && isEmpty && <p className="text-ink-muted">{t(emptyText)}</p>}
      <ol className="grid gap-4 empty:hidden">{children}</ol>
      {props.canShowMore && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={status === 'loading'}
          onClick={props.onMore}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}
