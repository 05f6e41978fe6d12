import { AddressBookFlow } from '#app/flows/address/address-book.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Delivery Address');

export default function AddressesRoute() {
  return <MembersOnly>{() => <AddressBookFlow />}</MembersOnly>;
}
