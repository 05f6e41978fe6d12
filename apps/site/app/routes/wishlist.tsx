import { AccountPage } from '@pgm/ui/shell/account-page';
import { WishlistFlow } from '#app/flows/sales/wishlist/wishlist.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Wishlist');

export default function WishlistRoute() {
  return (
    <AccountPage title="Wishlist">
      <WishlistFlow />
    </AccountPage>
  );
}
