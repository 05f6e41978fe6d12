import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CartIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';

export type CartLinkProps = Omit<LinkProps, 'children'> & {
  /** The accessible name with the number of items, such as 'Cart, 3 items'; already translated. Default: 'Cart'. */
  label?: string | undefined;
  /**
   * The visible number on the icon's corner: `CountBadge`. Both are slots, because most visits do not need them.
   */
  badge?: ReactNode;
};

/** A link to the cart, with the number of items in it. */
export function CartLink({ label, badge, className, ...props }: CartLinkProps) {
  const { t } = useLanguage();
  return (
    <Link {...props} aria-label={label ?? t('Cart')} className={cx('icon-button', className)}>
      <CartIcon />
      {badge}
    </Link>
  );
}
