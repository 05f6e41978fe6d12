import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { type ChangedField, RecordChange } from '../record-change/record-change.tsx';

/** A publication. */
interface Publication {
  readonly number: number;
  /** ISO text. */
  readonly at: string;
  /** Null for samples, and for a deleted account. */
  readonly publisherName: string | null;
  readonly fields: readonly ChangedField[];
}

export interface CompanyHistoryProps {
  status: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  publications: readonly Publication[];
  canShowMore: boolean;
  /** Why they could not be loaded, in English. */
  error?: string | undefined;
  /** The English labels of the facts. */
  labels: Readonly<Record<string, string>>;
  onMore: () => void;
  onRetry: () => void;
}

/** Each publication of the facts: its number, publisher and time, and the facts before and after. */
export function CompanyHistory({ status, publications, labels, ...props }: CompanyHistoryProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <section aria-labelledby="company-history" className="grid gap-4 border-t pt-4">
      <h2 id="company-history" className="text-lead font-semibold">
        {t('History')}
      </h2>
      {status === 'failed' && (
        <ErrorPanel title="The history could not be loaded" text={props.error} onRetry={props.onRetry} />
      )}
      {status === 'loading' && publications.length === 0 && <Skeleton className="h-24" />}
      {status === 'ready' && publications.length === 0 && (
        <p className="text-ink-muted">{t('Nothing is published yet.')}</p>
      )}
      <ol className="grid gap-4 empty:hidden">
        {publications.map(({ number, at, publisherName, fields }) => (
          <li key={number} className="grid gap-1">
            <p>
              <span className="font-semibold">
                {t('Publication {number}', { number: formatNumber(number) })}
              </span>
              {publisherName !== null && ` · ${publisherName}`} ·{' '}
              <DateAndTime at={at} className="figures text-ink-muted" />
            </p>
            <RecordChange fields={fields} names={{}} labels={labels} className="ps-4" />
          </li>
        ))}
      </ol>
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
