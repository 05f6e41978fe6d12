import { cva } from 'class-variance-authority';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { PointsGroup } from './points-facts.ts';

const look = cva('figures inline-block rounded-tag px-2 text-lead font-bold whitespace-nowrap', {
  variants: {
    tone: {
      credit: 'bg-credit-soft text-credit',
      debit: 'bg-debit-soft text-debit',
      neutral: 'bg-sunken text-ink-muted',
    },
  },
});

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
  const direction = type === 'CREDIT' ? 'credit' : 'debit';
  return (
    <span className={look({ tone: group === 'cancelled' ? 'neutral' : direction, className })}>
      {type === 'CREDIT' ? '+' : '−'}
      {formatNumber(points)}
    </span>
  );
}
