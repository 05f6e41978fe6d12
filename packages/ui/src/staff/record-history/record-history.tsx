import { useLanguage } from '../../foundations/language/language.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { ChangeHistory, type HistoryState } from '../record-change/change-history.tsx';
import { type ChangedField, RecordChange } from '../record-change/record-change.tsx';

/** A change of a record. */
interface ChangeEntry {
  readonly id: string;
  /** ISO text. */
  readonly at: string;
  readonly actorName: string;
  /** Such as 'Changed'; English, translated here. */
  readonly action: string;
  readonly fields: readonly ChangedField[];
  /** The names of the records that are referred to, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  /** The change came by a CSV import. */
  readonly isImported: boolean;
}

export interface RecordHistoryProps extends HistoryState {
  /** The newest first. */
  changes: readonly ChangeEntry[];
}

/** Links on the page of a product lead there. */
const HEADING_ID = 'edit-history';

/** Each change of a record: the action, the user, the time, and the fields before and after. */
export function RecordHistory({ changes, ...state }: RecordHistoryProps) {
  const { t } = useLanguage();
  return (
    <ChangeHistory {...state} headingId={HEADING_ID} emptyText="No changes by staff yet.">
      {changes.map(({ id, at, actorName, action, fields, names, isImported }) => (
        <li key={id} className="grid gap-1">
          <p>
            <span className="font-semibold">{t(action)}</span> · {actorName} ·{' '}
            <DateAndTime at={at} className="figures text-ink-muted" />
            {isImported && ` · ${t('by import')}`}
          </p>
          <RecordChange fields={fields} names={names} className="ps-4" />
        </li>
      ))}
    </ChangeHistory>
  );
}
