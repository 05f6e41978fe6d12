import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { type ChangedField, RecordChange } from '../record-change/record-change.tsx';
import { sectionId } from './editor-section.tsx';

/** A change of the product. */
interface ProductChange {
  readonly id: string;
  /** ISO text. */
  readonly at: string;
  readonly actorName: string;
  /** Such as 'Changed'; English, translated here. */
  readonly action: string;
  readonly fields: readonly ChangedField[];
  /** The names of brands and categories, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  /** The change came by a CSV import. */
  readonly isImported: boolean;
}

interface ProductHistoryProps {
  status: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  changes: readonly ProductChange[];
  canShowMore: boolean;
  /** Why the changes could not be loaded, in English. */
  error?: string | undefined;
  onMore: () => void;
  onRetry: () => void;
}

const SECTION = 'history';

/** Each change of the product: the action, the user, the time, and the fields before and after. */
export function ProductHistory({ status, changes, canShowMore, error, ...verbs }: ProductHistoryProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby={sectionId(SECTION)} className="grid gap-4 border-t pt-4">
      <h2 id={sectionId(SECTION)} className="scroll-mt-32 text-lead font-semibold">
        {t('History')}
      </h2>
      {status === 'failed' && (
        <ErrorPanel title="The history could not be loaded" text={error} onRetry={verbs.onRetry} />
      )}
      {status === 'loading' && changes.length === 0 && <Skeleton className="h-24" />}
      {status === 'ready' && changes.length === 0 && (
        <p className="text-ink-muted">{t('No changes by staff yet.')}</p>
      )}
      <ol className="grid gap-4 empty:hidden">
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
      </ol>
      {canShowMore && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={status === 'loading'}
          onClick={verbs.onMore}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}
