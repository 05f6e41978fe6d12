import { AddressBookFlow } from '#app/flows/members/address/address-book.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Delivery Address');

export default function AddressesRoute() {
  return <MembersOnly>{() => <AddressBookFlow />}</MembersOnly>;
}
