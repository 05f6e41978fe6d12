import { cx } from 'class-variance-authority';
import { PersonIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';

/** The link that guests see in the position of the member's menu; on narrow screens an icon. */
export function GuestLink({ className, ...props }: Omit<LinkProps, 'children'>) {
  const { t } = useLanguage();
  return (
    <Link {...props} className={cx('icon-button guest-link', className)}>
      <PersonIcon />
      <span>{t('New Member? SignIn')}</span>
    </Link>
  );
}
