import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { PointsGroup } from './points-facts.ts';

interface SignedPointsProps {
  group: PointsGroup;
  type: 'CREDIT' | 'DEBIT';
  /** Without a sign. */
  points: number;
  className?: string;
}

/**
 * Points that entered a group, green with a plus, or left it, red with a minus. Cancelled points are neither gained nor
 * lost, so they are neutral.
 */
export function SignedPoints({ group, type, points, className }: SignedPointsProps) {
  const { formatNumber } = useLanguage();
  const look = type === 'CREDIT' ? 'bg-credit-soft text-credit' : 'bg-debit-soft text-debit';
  return (
    <span
      className={classNames(
        'figures inline-block rounded-tag px-2 text-lead font-bold whitespace-nowrap',
        group === 'cancelled' ? 'bg-sunken text-ink-muted' : look,
        className,
      )}
    >
      {type === 'CREDIT' ? '+' : '−'}
      {formatNumber(points)}
    </span>
  );
}
