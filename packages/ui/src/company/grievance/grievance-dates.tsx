import { useLanguage } from '../../foundations/language/language.tsx';
import type { GrievanceFacts } from './grievance-facts.ts';

type GrievanceDatesProps = Pick<GrievanceFacts, 'status' | 'registeredAt' | 'acknowledgedAt' | 'answerBy'>;

/** The dates of a grievance: registered, acknowledged, and the due date unless it is resolved. */
export function GrievanceDates({ status, registeredAt, acknowledgedAt, answerBy }: GrievanceDatesProps) {
  const { t, formatDate } = useLanguage();
  const isOpen = status === 'OPEN' || status === 'IN_PROGRESS';
  const dates = [
    { word: t('Registered on'), at: registeredAt },
    { word: t('Acknowledged on'), at: acknowledgedAt },
    ...(isOpen ? [{ word: t('Our response by'), at: answerBy }] : []),
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {dates.map(({ word, at }) => (
        <div key={word}>
          <dt className="text-note text-ink-muted">{word}</dt>
          <dd className="figures font-semibold">
            <time dateTime={at}>{formatDate(at)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
