import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { CartIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export type CartLinkProps = Omit<LinkProps, 'children'> & {
  /** Units in the cart, for screen readers. Default 0. */
  count?: number;
  /** The same for the eye, on the icon's corner: `CountBadge`. A slot, since most visits do without. */
  badge?: ReactNode;
};

/** The way to the cart, with how much is in it. */
export function CartLink({ count = 0, badge, className, ...props }: CartLinkProps) {
  const { t, formatNumber } = useLanguage();
  const items = count === 1 ? t('Cart, 1 item') : t('Cart, {count} items', { count: formatNumber(count) });
  return (
    <Link
      {...props}
      aria-label={count === 0 ? t('Cart') : items}
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
