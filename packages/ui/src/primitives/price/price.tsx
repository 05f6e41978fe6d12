import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In rupees; shown with two decimals and Indian grouping. */
  rupees: number;
  /** Some of what is meant costs more: 'From ₹499.00'. Default false. */
  isLowest?: boolean | undefined;
};

/** An amount of money. Its figures have equal widths, so that prices align. */
export function Price({ rupees, isLowest = false, className, ...props }: PriceProps) {
  const { t, formatRupees } = useLanguage();
  return (
    <span {...props} className={cx('amount', className)}>
      {isLowest ? t('From {price}', { price: formatRupees(rupees) }) : formatRupees(rupees)}
    </span>
  );
}
