import { classNames } from '../../foundations/class-names.ts';
import { BellIcon } from '../../foundations/icon/manage-icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { CountBadge } from '../../primitives/count-badge/count-badge.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';

export type BellLinkProps = Omit<LinkProps, 'children'> & {
  /** The number of unread notifications. */
  count: number;
};

/** A link to a member's notifications, with the number of unread ones. */
export function BellLink({ count, className, ...props }: BellLinkProps) {
  const { t, formatNumber } = useLanguage();
  const unread = count > 0 ? ` ${t('{count} unread', { count: formatNumber(count) })}` : '';
  return (
    <Link
      {...props}
      aria-label={t('Notifications') + unread}
      className={classNames('icon-button', className)}
    >
      <BellIcon />
      {count > 0 && <CountBadge count={count} />}
    </Link>
  );
}
