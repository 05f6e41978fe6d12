import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { PointsEntryFacts } from './points-facts.ts';

type SignedPointsProps = Pick<PointsEntryFacts, 'type' | 'orderPoint'> & { className?: string };

/** Points that were added, green with a plus, or removed, red with a minus. */
export function SignedPoints({ type, orderPoint, className }: SignedPointsProps) {
  const { formatNumber } = useLanguage();
  const look = type === 'CREDIT' ? 'bg-credit-soft text-credit' : 'bg-debit-soft text-debit';
  return (
    <span
      className={classNames(
        'figures inline-block rounded-tag px-2 text-lead font-bold whitespace-nowrap',
        look,
        className,
      )}
    >
      {type === 'CREDIT' ? '+' : '−'}
      {formatNumber(orderPoint)}
    </span>
  );
}
