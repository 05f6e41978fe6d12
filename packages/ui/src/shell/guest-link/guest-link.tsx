import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';

/**
 * The link that guests see in the position of the member's menu. It looks like a small secondary `ButtonLink`, but
 * is part of every page, so it does not load the other looks of a button.
 */
export function GuestLink({ className, ...props }: Omit<LinkProps, 'children'>) {
  const { t } = useLanguage();
  return (
    <Link
      {...props}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-field border border-leaf px-3 text-center text-note font-semibold text-leaf hover:bg-leaf-soft',
        className,
      )}
    >
      {t('New Member? SignIn')}
    </Link>
  );
}
