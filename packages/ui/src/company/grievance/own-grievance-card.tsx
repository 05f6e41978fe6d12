import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { GrievanceBadge } from './grievance-badge.tsx';
import { GrievanceDates } from './grievance-dates.tsx';
import { type OwnGrievanceFacts, categoryWords } from './grievance-facts.ts';
import { GrievanceTimeline } from './grievance-timeline.tsx';

interface OwnGrievanceCardProps {
  grievance: OwnGrievanceFacts;
  /** What the member and staff wrote to each other. */
  thread: ReactNode;
}

/** A grievance of the member: their text and its status. */
export function OwnGrievanceCard({ grievance, thread }: OwnGrievanceCardProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const { number, category, status, orderNumber, text, steps } = grievance;
  return (
    <li aria-labelledby={titleId} className="grid content-start gap-4 rounded-card border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="figures text-lead font-bold">
          {number}
        </h3>
        <GrievanceBadge status={status} />
      </div>
      <p className="text-note text-ink-muted">
        {t(categoryWords[category] ?? category)}
        {orderNumber !== '' && <span className="figures wrap-anywhere"> · {orderNumber}</span>}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <GrievanceDates {...grievance} />
      <GrievanceTimeline steps={steps} />
      {thread}
    </li>
  );
}
