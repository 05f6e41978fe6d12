import { cva } from 'class-variance-authority';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { ChangeHistory, type HistoryState } from '../record-change/change-history.tsx';

/** How a version differs from the one before. */
interface VersionChange {
  /** The name of the part in English, such as 'Title'. */
  readonly label: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

interface Version {
  readonly number: number;
  /** ISO text. */
  readonly at: string;
  /** Null for a sample, and for a deleted account. */
  readonly saverName: string | null;
  readonly changes: readonly VersionChange[];
  /** What it is for visitors or for the editor, in English, such as 'Published'. Default: nothing. */
  readonly mark?: string | undefined;
}

export interface ArticleVersionsProps extends HistoryState {
  /** The newest first. */
  versions: readonly Version[];
  /** Whether a version can be restored now. */
  canRestore: boolean;
  /** Makes a version the draft again. */
  onRestore: (number: number) => void;
}

/** Each saved draft of an article: its number, author and time, and the lines that it removed and added. */
export function ArticleVersions({ versions, canRestore, onRestore, ...state }: ArticleVersionsProps) {
  const { t, formatNumber } = useLanguage();
  const [newest] = versions;
  return (
    <ChangeHistory {...state} headingId="article-versions" emptyText="No drafts are saved yet.">
      {versions.map((version) => {
        const { number, at, saverName, changes, mark } = version;
        const name = t('Version {number}', { number: formatNumber(number) });
        return (
          <li key={number} className="grid gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p>
                <span className="font-semibold">{name}</span>
                {saverName !== null && ` · ${saverName}`} ·{' '}
                <DateAndTime at={at} className="figures text-ink-muted" />
                {mark !== undefined && ` · ${t(mark)}`}
              </p>
              {version !== newest && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t('Restore')}: ${name}`}
                  aria-disabled={canRestore ? undefined : true}
                  onClick={() => onRestore(number)}
                >
                  {t('Restore')}
                </Button>
              )}
            </div>
            {changes.map((change) => (
              <Change key={change.label} {...change} />
            ))}
          </li>
        );
      })}
    </ChangeHistory>
  );
}

const lineLook = cva('block max-w-prose wrap-anywhere', {
  variants: { isRemoved: { true: 'text-ink-muted', false: 'bg-leaf-soft no-underline' } },
});

function Change({ label, removed, added }: VersionChange) {
  const { t } = useLanguage();
  const lines = [
    ...removed.map((text) => ({ text, isRemoved: true })),
    ...added.map((text) => ({ text, isRemoved: false })),
  ];
  return (
    <div className="ps-4">
      <p className="text-note font-medium">{t(label)}</p>
      {lines.length === 0 && (
        <p className="text-note text-ink-muted">{t('Only marks, images or the order changed')}</p>
      )}
      {lines.map(({ text, isRemoved }, at) => {
        const Line = isRemoved ? 'del' : 'ins';
        return (
          // Two paragraphs can have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={at} className={lineLook({ isRemoved })}>
            {text}
          </Line>
        );
      })}
    </div>
  );
}
