import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type PointsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The loyalty points for a purchase. */
  points: number;
};

/** The points of a product, in the colour that is reserved for points. */
export function Points({ points, className, ...props }: PointsProps) {
  const { t, formatNumber } = useLanguage();
  const count = formatNumber(points);
  return (
    <span {...props} className={cx('amount text-spice', className)}>
      {points === 1 ? t('{count} point', { count }) : t('{count} points', { count })}
    </span>
  );
}
