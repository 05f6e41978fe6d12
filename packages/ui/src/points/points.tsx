import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

export type PointsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Loyalty points a purchase brings. */
  points: number;
};

/** The points of a product, in the colour kept for them. */
export function Points({ points, className, ...props }: PointsProps) {
  const { t, formatNumber } = useLanguage();
  const count = formatNumber(points);
  return (
    <span {...props} className={classNames('amount text-spice', className)}>
      {points === 1 ? t('{count} point', { count }) : t('{count} points', { count })}
    </span>
  );
}
