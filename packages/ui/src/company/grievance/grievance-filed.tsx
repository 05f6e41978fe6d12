import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { CheckIcon, CopyIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { GrievanceFacts } from './grievance-facts.ts';

export interface GrievanceFiledProps {
  grievance: Pick<GrievanceFacts, 'number' | 'acknowledgedAt' | 'answerBy'>;
  /** The page that shows its status. */
  statusHref: string;
  /** Where the sender can add files and words. */
  thread?: ReactNode;
  onCopy: () => void;
  /** Returns to an empty form. */
  onAgain: () => void;
}

/** Replaces the form after a grievance is registered, and receives the focus that the form's button had. */
export function GrievanceFiled({ grievance, statusHref, thread, onCopy, onAgain }: GrievanceFiledProps) {
  const { t, formatDate } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const nextId = useId();
  const { number, acknowledgedAt, answerBy } = grievance;
  useEffect(() => panel.current?.focus(), []);
  return (
    <Card className="grid gap-5">
      <div role="status" ref={panel} tabIndex={-1} className="outline-none">
        <span className="grid size-12 place-items-center rounded-round bg-leaf text-lead text-on-leaf">
          <CheckIcon />
        </span>
        <h2 className="mt-4 text-heading font-bold">{t('Your complaint is registered')}</h2>
        <p className="mt-2 text-note text-ink-muted">{t('Complaint number')}</p>
        <p className="figures text-title font-bold tracking-label text-leaf select-all">{number}</p>
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={onCopy}>
        <CopyIcon />
        {t('Copy number')}
      </Button>
      <section aria-labelledby={nextId}>
        <h3 id={nextId} className="font-semibold">
          {t('What happens next')}
        </h3>
        <ol className="mt-2 grid list-decimal gap-2 ps-5">
          <li>
            {t('{date}: we acknowledge your complaint. We also send the number to your mobile.', {
              date: formatDate(acknowledgedAt),
            })}
          </li>
          <li>{t('The grievance officer reviews it and calls you if anything is unclear.')}</li>
          <li>{t('You will have our response by {date}.', { date: formatDate(answerBy) })}</li>
        </ol>
      </section>
      {thread}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={statusHref}>{t('Check status')}</ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {t('File another complaint')}
        </Button>
      </div>
    </Card>
  );
}
