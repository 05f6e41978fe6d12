import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { GrievanceBadge } from './grievance-badge.tsx';
import { GrievanceDates } from './grievance-dates.tsx';
import { type GrievanceFacts, categoryWords } from './grievance-facts.ts';
import { GrievanceReopening, type GrievanceReopeningProps } from './grievance-reopening.tsx';
import { GrievanceTimeline } from './grievance-timeline.tsx';

export interface GrievanceFoundProps extends Omit<GrievanceReopeningProps, 'reopenBy'> {
  grievance: GrievanceFacts;
  /** What its sender and staff wrote to each other. */
  thread?: ReactNode;
  /** Returns to the search form. */
  onAgain: () => void;
}

/** The status of a grievance; receives the focus from the button of the search form or of the reopening form. */
export function GrievanceFound({ grievance, thread, onAgain, ...reopening }: GrievanceFoundProps) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const { number, category, status, reopenBy, steps } = grievance;
  const reported = useRef<GrievanceFacts['status']>(undefined);
  useEffect(() => {
    if (reported.current === status) return;
    reported.current = status;
    panel.current?.focus();
  }, [status]);
  return (
    <Card className="grid gap-5">
      <div role="status" ref={panel} tabIndex={-1} className="grid justify-items-start gap-2 outline-none">
        <h2 className="figures text-title font-bold">{number}</h2>
        <p className="text-ink-muted">{t(categoryWords[category] ?? category)}</p>
        <GrievanceBadge status={status} />
      </div>
      <GrievanceDates {...grievance} />
      <GrievanceTimeline steps={steps} />
      {thread}
      {reopenBy !== null && <GrievanceReopening {...reopening} reopenBy={reopenBy} />}
      <Button variant="quiet" size="small" className="-ms-3 min-h-11 justify-self-start" onClick={onAgain}>
        {t('Check another complaint')}
      </Button>
    </Card>
  );
}
