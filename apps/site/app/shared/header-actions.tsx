import { CartLink } from '@pgm/ui/cart-link';
import { GuestLink } from '@pgm/ui/user-menu';
import { Suspense } from 'react';
import { useHasCart, useHasSession } from './account-door.ts';
import { laterPart } from './later-part.ts';

const EmptyCart = () => <CartLink href="/manage/cart" />;
const CartLinkFlow = laterPart(() => import('../flows/cart/cart-link.flow.tsx'), EmptyCart);
const UserMenu = laterPart(() => import('../flows/account/user-menu.flow.tsx'));

/** At the end of the header: the cart, and the member's menu or the way in. */
export function HeaderActions() {
  return (
    <>
      <Suspense fallback={<EmptyCart />}>{useHasCart() ? <CartLinkFlow /> : <EmptyCart />}</Suspense>
      <Suspense>{useHasSession() ? <UserMenu /> : <GuestLink href="/Associate/login" />}</Suspense>
    </>
  );
}
