import { DeliveryAddressesFlow } from '#app/flows/sales/delivery-address-book/delivery-addresses.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Delivery Address');

export default DeliveryAddressesFlow;
