import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In rupees; shown with two decimals and Indian grouping. */
  rupees: number;
};

/** An amount of money. Its figures keep their places, so that prices line up. */
export function Price({ rupees, className, ...props }: PriceProps) {
  const { formatRupees } = useLanguage();
  return (
    <span {...props} className={classNames('amount', className)}>
      {formatRupees(rupees)}
    </span>
  );
}
