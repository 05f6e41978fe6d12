import { CartLink } from '@pgm/ui/cart-link';
import { GuestLink } from '@pgm/ui/user-menu';
import { Suspense, lazy } from 'react';
import { useHasCart, useHasSession } from './account-door.ts';

const CartLinkFlow = lazy(() => import('../flows/cart/cart-link.flow.tsx'));
const UserMenu = lazy(() => import('../flows/account/user-menu.flow.tsx'));

/** At the end of the header: the cart, and the member's menu or the way in. */
export function HeaderActions() {
  const emptyCart = <CartLink href="/manage/cart" />;
  return (
    <>
      <Suspense fallback={emptyCart}>{useHasCart() ? <CartLinkFlow /> : emptyCart}</Suspense>
      <Suspense>{useHasSession() ? <UserMenu /> : <GuestLink href="/Associate/login" />}</Suspense>
    </>
  );
}
