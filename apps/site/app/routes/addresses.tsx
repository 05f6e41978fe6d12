import { AddressBookFlow } from '#app/flows/members/address/address-book.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Delivery Address');

export default AddressBookFlow;
