import { useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { useLanguage } from '../language/index.ts';
import { GrievanceBadge } from './grievance-badge.tsx';
import { GrievanceDates } from './grievance-dates.tsx';
import { type GrievanceFacts, categoryWords } from './grievance-facts.ts';
import { GrievanceReopening, type GrievanceReopeningProps } from './grievance-reopening.tsx';
import { GrievanceTimeline } from './grievance-timeline.tsx';

export interface GrievanceFoundProps extends Omit<GrievanceReopeningProps, 'reopenBy'> {
  grievance: GrievanceFacts;
  /** Leads back to the question. */
  onAgain: () => void;
}

/** Where a complaint stands; takes the focus that the button of the question had, and that of taking it up again. */
export function GrievanceFound({ grievance, onAgain, ...reopening }: GrievanceFoundProps) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const { number, category, status, reopenBy, steps } = grievance;
  const said = useRef<GrievanceFacts['status']>(undefined);
  useEffect(() => {
    if (said.current === status) return;
    said.current = status;
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
      {reopenBy !== null && <GrievanceReopening {...reopening} reopenBy={reopenBy} />}
      <Button variant="quiet" size="small" className="-ms-3 min-h-11 justify-self-start" onClick={onAgain}>
        {t('Ask about another complaint')}
      </Button>
    </Card>
  );
}
