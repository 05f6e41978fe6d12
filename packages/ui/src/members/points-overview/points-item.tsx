import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { ChevronRightIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import {
  type PointsGroup,
  type TransactionFacts,
  toNextChange,
  toValidity,
  translateReason,
} from './points-facts.ts';
import { SignedPoints } from './signed-points.tsx';

const itemLook = cva('relative flex items-center gap-3 border-t p-3 first:border-t-0 sm:gap-4 sm:px-5', {
  variants: { hasLedger: { true: 'hover:bg-leaf-soft', false: '' } },
});

interface PointsItemProps {
  group: PointsGroup;
  transaction: TransactionFacts;
  onOpen: () => void;
}

/** A row of the list. The whole row opens the ledger of its order; the reason names its button. Other points have none. */
export function PointsItem({ group, transaction, onOpen }: PointsItemProps) {
  const language = useLanguage();
  const { t, formatDate } = language;
  const id = useId();
  const { createdAt, orderNumber } = transaction;
  const hasLedger = orderNumber !== undefined;
  const nextChange = toNextChange(language, transaction);
  return (
    <li className={itemLook({ hasLedger })}>
      <div className="min-w-0 grow">
        {hasLedger ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={id}
            onClick={onOpen}
            className="min-h-6 text-start font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {translateReason(t, transaction)}
          </button>
        ) : (
          <p className="font-semibold wrap-anywhere">{t(transaction.reason)}</p>
        )}
        <p className="figures flex flex-wrap gap-x-4 text-note text-ink-muted">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>{' '}
          <span>{toValidity(language, group, transaction)}</span>
        </p>
        {nextChange !== undefined && <p className="figures text-note">{nextChange}</p>}
      </div>
      <span id={id}>
        <SignedPoints group={group} type={transaction.type} points={transaction.orderPoint} />
      </span>
      {hasLedger && <ChevronRightIcon className="text-ink-muted" />}
    </li>
  );
}
