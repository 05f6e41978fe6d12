import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { type ChangedField, toShownFields } from './changed-fields.ts';
import { sectionId } from './editor-section.tsx';
import type { Choice } from './product-editor.types.ts';

/** A change of the product. */
interface ProductChange {
  readonly id: string;
  /** ISO text. */
  readonly at: string;
  readonly actorName: string;
  /** Such as 'Changed'; English, translated here. */
  readonly action: string;
  readonly fields: readonly ChangedField[];
}

export interface ProductHistoryProps {
  status: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  changes: readonly ProductChange[];
  canShowMore: boolean;
  /** Why the changes could not be loaded, in English. */
  error?: string | undefined;
  /** The brands and categories, for their names. */
  choices: readonly Choice[];
  onMore: () => void;
  onRetry: () => void;
}

const SECTION = 'history';

/** Each change of the product: the action, the user, the time, and the fields before and after. */
export function ProductHistory({
  status,
  changes,
  canShowMore,
  error,
  choices,
  ...verbs
}: ProductHistoryProps) {
  const i18n = useLanguage();
  const { t } = i18n;
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
        {changes.map(({ id, at, actorName, action, fields }) => (
          <li key={id} className="grid gap-1">
            <p>
              <span className="font-semibold">{t(action)}</span> · {actorName} ·{' '}
              <DateAndTime at={at} className="figures text-ink-muted" />
            </p>
            <ul className="grid gap-1 ps-4 text-note empty:hidden">
              {toShownFields(i18n, fields, choices).map(({ name, label, before, after }) => (
                <li key={name} className="wrap-anywhere">
                  <span className="font-medium">{label}:</span> {before} → {after}
                </li>
              ))}
            </ul>
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
