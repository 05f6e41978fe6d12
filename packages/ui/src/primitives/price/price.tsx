import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In rupees; shown with two decimals and Indian grouping. */
  rupees: number;
};

/** An amount of money. Its figures have equal widths, so that prices align. */
export function Price({ rupees, className, ...props }: PriceProps) {
  const { formatRupees } = useLanguage();
  return (
    <span {...props} className={cx('amount', className)}>
      {formatRupees(rupees)}
    </span>
  );
}
