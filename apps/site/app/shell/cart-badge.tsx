import { Suspense } from 'react';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import { useHasCart } from '../kit/account-code.ts';

const CartBadgeFlow = lazyComponent(() => import('../flows/sales/cart/cart-badge.flow.tsx'));

/** The number of items in the cart; a visitor without a cart does not load it. */
export function CartBadge() {
  return useHasCart() ? (
    <Suspense>
      <CartBadgeFlow />
    </Suspense>
  ) : null;
}
