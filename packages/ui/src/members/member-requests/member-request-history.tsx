import { useLanguage } from '../../foundations/language/language.tsx';
import type { MemberRequestStepFacts } from './member-request-facts.ts';

const words = { OPEN: 'Sent', APPROVED: 'Approved', REJECTED: 'Rejected' } as const;

/** The history of a member request, the oldest step first. */
export function MemberRequestHistory({ history }: { history: readonly MemberRequestStepFacts[] }) {
  const { t, formatDate } = useLanguage();
  return (
    <ol aria-label={t('Updates so far')} className="grid gap-2 border-s-3 ps-3 text-note">
      {history.map(({ status, at, note }) => (
        <li key={status}>
          <span className="font-semibold">{t(words[status])}</span>{' '}
          <time dateTime={at} className="figures text-ink-muted">
            {formatDate(at)}
          </time>
          {note !== null && <p className="wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
