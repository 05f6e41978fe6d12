import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  count: number;
  /** Above this number the badge says that there are more, as in '99+'. Default: it shows each number. */
  max?: number;
};

/** A number on the upper corner of the icon inside the same positioned element. */
export function CountBadge({ count, max = Infinity, className, ...props }: CountBadgeProps) {
  const { formatNumber } = useLanguage();
  return (
    <span
      {...props}
      className={cx(
        'figures absolute start-1/2 top-0 ms-1 min-w-5 rounded-round bg-leaf px-1 text-center text-note font-bold text-on-leaf',
        className,
      )}
    >
      {count > max ? `${formatNumber(max)}+` : formatNumber(count)}
    </span>
  );
}
