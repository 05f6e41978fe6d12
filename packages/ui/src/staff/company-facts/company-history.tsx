import { useLanguage } from '../../foundations/language/language.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { ChangeHistory, type HistoryState } from '../record-change/change-history.tsx';
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

export interface CompanyHistoryProps extends HistoryState {
  /** The newest first. */
  publications: readonly Publication[];
  /** The English labels of the facts. */
  labels: Readonly<Record<string, string>>;
}

/** Each publication of the facts: its number, publisher and time, and the facts before and after. */
export function CompanyHistory({ publications, labels, ...state }: CompanyHistoryProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <ChangeHistory {...state} headingId="company-history" emptyText="Nothing is published yet.">
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
    </ChangeHistory>
  );
}
