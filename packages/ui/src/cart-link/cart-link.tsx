import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { CartIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export type CartLinkProps = Omit<LinkProps, 'children'> & {
  /** What it is called with how much is in it, such as 'Cart, 3 items'; translated already. Default: 'Cart'. */
  label?: string | undefined;
  /** The same for the eye, on the icon's corner: `CountBadge`. Both are slots, since most visits do without. */
  badge?: ReactNode;
};

/** The way to the cart, with how much is in it. */
export function CartLink({ label, badge, className, ...props }: CartLinkProps) {
  const { t } = useLanguage();
  return (
    <Link
      {...props}
      aria-label={label ?? t('Cart')}
      className={classNames(
        'relative grid size-11 shrink-0 place-items-center rounded-field text-title text-leaf hover:bg-leaf-soft',
        className,
      )}
    >
      <CartIcon />
      {badge}
    </Link>
  );
}
