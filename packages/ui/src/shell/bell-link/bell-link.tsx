import { cx } from 'class-variance-authority';
import { BellIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { CountBadge } from '../../primitives/count-badge/count-badge.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';

export type BellLinkProps = Omit<LinkProps, 'children'> & {
  /** The number of unread notifications. */
  count: number;
  /** Above this number the bell says that there are more, as in '99+'. Default: it shows each number. */
  max?: number;
};

/** A link to the notifications of a member or of staff, with the number of unread ones. */
export function BellLink({ count, max = Infinity, className, ...props }: BellLinkProps) {
  const { t, formatNumber } = useLanguage();
  const shown = count > max ? `${formatNumber(max)}+` : formatNumber(count);
  const unread = count > 0 ? ` ${t('{count} unread', { count: shown })}` : '';
  return (
    <Link {...props} aria-label={t('Notifications') + unread} className={cx('icon-button', className)}>
      <BellIcon />
      {count > 0 && <CountBadge count={count} max={max} />}
    </Link>
  );
}
