import { cva } from 'class-variance-authority';
import { useLanguage } from '../../foundations/language/language.tsx';

/** A reply as the thread shows it. */
export interface ReplyFacts {
  id: string;
  /** ISO text. */
  at: string;
  by: 'COMPLAINANT' | 'STAFF';
  /** Empty when it is only files. */
  text: string;
  files: readonly { id: string; name: string; type: 'IMAGE' | 'PDF'; bytes: number; url: string }[];
}

interface ReplyListProps {
  /** The oldest first. */
  replies: readonly ReplyFacts[];
  /** The side that reads them. */
  reader: ReplyFacts['by'];
}

const replyLook = cva('grid max-w-prose gap-2 rounded-card border p-4', {
  variants: { isOwn: { true: 'border-leaf bg-leaf-soft', false: 'bg-surface' } },
});

/** The replies of a thread, each with its files. */
export function ReplyList({ replies, reader }: ReplyListProps) {
  const { t, formatDate } = useLanguage();
  if (replies.length === 0) return <p className="text-ink-muted">{t('There are no messages yet.')}</p>;
  return (
    <ol aria-label={t('Messages')} aria-live="polite" className="grid gap-3">
      {replies.map(({ id, at, by, text, files }) => (
        <li key={id} className={replyLook({ isOwn: by === reader })}>
          <p className="text-note text-ink-muted">
            <span className="font-semibold text-ink">{t(toWriter(by, reader))}</span>{' '}
            <time dateTime={at} className="figures">
              {formatDate(at)}
            </time>
          </p>
          {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          {files.length > 0 && (
            <ul aria-label={t('Attached files')} className="grid gap-1">
              {files.map((file) => (
                <li key={file.id}>
                  <a
                    href={file.url}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-6 flex-wrap gap-x-2 text-leaf underline wrap-anywhere"
                  >
                    {file.name}
                    <span className="text-note text-ink-muted">
                      {t(file.type === 'PDF' ? 'PDF' : 'Image')},{' '}
                      {t('{size} kB', { size: toKilobytes(file.bytes) })}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The words for a writer, in English. */
function toWriter(by: ReplyFacts['by'], reader: ReplyFacts['by']): string {
  if (by === 'STAFF') return reader === 'STAFF' ? 'Staff' : 'Our team';
  return reader === 'STAFF' ? 'Sender' : 'You';
}

function toKilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}
