import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** A session as the list shows it. */
export interface ShownSession {
  id: string;
  /** The browser and its system; null when they are not known. */
  device: string | null;
  /** ISO text. */
  startedAt: string;
  /** ISO text. */
  lastUsedAt: string;
  /** Whether the page is open in this session. */
  isCurrent: boolean;
}

export interface SessionListProps {
  sessions: readonly ShownSession[];
  onEnd: (session: ShownSession) => void;
}

/** The devices on which a member is logged in. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const { t, formatDate } = useLanguage();
  return (
    <ul className="grid gap-4">
      {sessions.map((session) => {
        const { id, device, startedAt, lastUsedAt, isCurrent } = session;
        const name = device ?? t('Unknown device');
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="grid gap-1">
              <span className="flex flex-wrap items-center gap-2 font-bold">
                {name}
                {isCurrent && <Badge>{t('This device')}</Badge>}
              </span>
              <span className="text-note text-ink-muted">
                {t('Logged in on {date}, last used on {last}', {
                  date: formatDate(startedAt),
                  last: formatDate(lastUsedAt),
                })}
              </span>
            </div>
            {!isCurrent && (
              <Button
                variant="secondary"
                aria-label={t('Log out on {device}', { device: name })}
                onClick={() => onEnd(session)}
              >
                {t('Log out')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
