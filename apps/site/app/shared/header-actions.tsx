import { CartLink } from '@pgm/ui/cart-link';
import { GuestLink } from '@pgm/ui/user-menu';
import { Suspense } from 'react';
import { useHasCart, useHasSession } from './account-door.ts';
import { laterPart } from './later-part.ts';

const EmptyCart = () => <CartLink href="/manage/cart" />;
const CartLinkFlow = laterPart(() => import('../flows/cart/cart-link.flow.tsx'), EmptyCart);
const UserMenu = laterPart(() => import('../flows/account/user-menu.flow.tsx'));

interface HeaderActionsProps {
  /** Whether the page can know who looks at it. */
  readonly knowsWho: boolean;
}

/** At the end of the header: the cart, and the member's menu or the way in. */
export function HeaderActions({ knowsWho }: HeaderActionsProps) {
  const hasCart = useHasCart();
  const isMember = useHasSession();
  return (
    <>
      <Suspense fallback={<EmptyCart />}>{hasCart ? <CartLinkFlow /> : <EmptyCart />}</Suspense>
      {knowsWho && <Suspense>{isMember ? <UserMenu /> : <GuestLink href="/Associate/login" />}</Suspense>}
    </>
  );
}
