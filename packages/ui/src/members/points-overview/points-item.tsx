import { useId } from 'react';
import { ChevronRightIcon } from '../../foundations/icon/everywhere-icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type PointsEntryFacts, translateReason } from './points-facts.ts';
import { SignedPoints } from './signed-points.tsx';

interface PointsItemProps {
  entry: PointsEntryFacts;
  onOpen: (id: string) => void;
}

/** An entry of the list. The whole row opens it; the reason names its button. */
export function PointsItem({ entry, onOpen }: PointsItemProps) {
  const { t, formatDate } = useLanguage();
  const id = useId();
  const { createdAt, validity } = entry;
  return (
    <li className="relative flex items-center gap-3 border-t p-3 first:border-t-0 hover:bg-leaf-soft sm:gap-4 sm:px-5">
      <div className="min-w-0 grow">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={() => onOpen(entry.id)}
          className="min-h-6 text-start font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {translateReason(t, entry)}
        </button>
        <p className="figures flex flex-wrap gap-x-4 text-note text-ink-muted">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>{' '}
          <span>
            {validity === null
              ? t('Valid till: no end date')
              : t('Valid till {date}', { date: formatDate(validity) })}
          </span>
        </p>
      </div>
      <span id={id}>
        <SignedPoints type={entry.type} orderPoint={entry.orderPoint} />
      </span>
      <ChevronRightIcon className="text-ink-muted" />
    </li>
  );
}
