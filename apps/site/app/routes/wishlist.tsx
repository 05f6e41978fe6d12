import { AccountPage } from '@pgm/ui/account-page';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { WishlistFlow } from '#app/flows/wishlist/wishlist.flow.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Wishlist');

export default function WishlistRoute() {
  return (
    <MembersOnly>
      {() => (
        <AccountPage title="Wishlist">
          <WishlistFlow />
        </AccountPage>
      )}
    </MembersOnly>
  );
}
