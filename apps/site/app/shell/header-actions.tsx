import { CartLink } from '@pgm/ui/shell/cart-link';
import { GuestLink } from '@pgm/ui/shell/guest-link';
import { Suspense } from 'react';
import { useHasCart, useHasSession } from '../kit/account-code.ts';
import { lazyComponent } from '../hydration/lazy-component.tsx';

const EmptyCart = () => <CartLink href="/manage/cart" />;
const CartLinkFlow = lazyComponent(() => import('../flows/sales/cart/cart-link.flow.tsx'), EmptyCart);
const UserMenu = lazyComponent(() => import('./account/user-menu.flow.tsx'));

interface HeaderActionsProps {
  /** Whether the page can know its user. */
  readonly isUserKnown: boolean;
}

/** The end of the header: the cart, and the member's menu or the login button. */
export function HeaderActions({ isUserKnown }: HeaderActionsProps) {
  const hasCart = useHasCart();
  const isMember = useHasSession();
  return (
    <>
      <Suspense fallback={<EmptyCart />}>{hasCart ? <CartLinkFlow /> : <EmptyCart />}</Suspense>
      {isUserKnown && <Suspense>{isMember ? <UserMenu /> : <GuestLink href="/Associate/login" />}</Suspense>}
    </>
  );
}
