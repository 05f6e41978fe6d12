import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';

export interface BankDetailsHistoryProps {
  status: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  events: readonly {
    readonly id: string;
    readonly kind: 'CHANGED' | 'IMPORTED' | 'VERIFIED' | 'REJECTED';
    readonly fields: readonly ('HOLDER' | 'ACCOUNT_NUMBER' | 'IFSC' | 'PAN')[];
    /** Shown as it is; null without one. */
    readonly reason: string | null;
    /** ISO text. */
    readonly at: string;
  }[];
  /** Why the history could not be loaded, in English. */
  error: string | undefined;
  canShowMore: boolean;
  onMore: () => void;
  onRetry: () => void;
}

const KINDS = {
  CHANGED: 'Entered or changed',
  IMPORTED: 'Brought by an import',
  VERIFIED: 'Verified',
  REJECTED: 'Rejected',
} as const;

const FIELDS = {
  HOLDER: 'Account holder',
  ACCOUNT_NUMBER: 'Account number',
  IFSC: 'IFSC',
  PAN: 'PAN',
} as const;

/** What happened to bank details, without any value. */
export function BankDetailsHistory({
  status,
  events,
  error,
  canShowMore,
  ...actions
}: BankDetailsHistoryProps) {
  const { t, formatDate } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-title font-bold">
        {t('History of bank account and PAN')}
      </h2>
      {status === 'ready' && events.length === 0 && <p className="text-ink-muted">{t('No changes yet')}</p>}
      {events.length > 0 && (
        <ol className="grid gap-3">
          {events.map(({ id, kind, fields, reason, at }) => (
            <li key={id} className="grid">
              <span className="font-semibold">{t(KINDS[kind])}</span>
              {fields.length > 0 && <span>{fields.map((field) => t(FIELDS[field])).join(', ')}</span>}
              {reason !== null && <span className="wrap-anywhere">{t('Reason: {reason}', { reason })}</span>}
              <time dateTime={at} className="figures text-note text-ink-muted">
                {formatDate(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('Loading the history…')}</VisuallyHidden>
          <Skeleton className="h-16" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="The history could not be loaded" text={error} onRetry={actions.onRetry} />
      )}
      {canShowMore && (
        <Button className="justify-self-start" variant="secondary" onClick={actions.onMore}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}
