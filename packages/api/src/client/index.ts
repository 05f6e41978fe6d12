import { addressesClient } from './addresses.ts';
import { associatesClient } from './associates.ts';
import { authClient } from './auth.ts';
import { createCall, type CallOptions } from './call.ts';
import { cartClient } from './cart.ts';
import { categoriesClient } from './categories.ts';
import { contactsClient } from './contacts.ts';
import { couponsClient } from './coupons.ts';
import { grievancesClient } from './grievances.ts';
import { notificationsClient } from './notifications.ts';
import { nodePaymentsClient } from './node-payments.ts';
import { ordersClient } from './orders.ts';
import { paymentsClient } from './payments.ts';
import { pointsClient } from './points.ts';
import { privacyClient } from './privacy.ts';
import { productsClient } from './products.ts';
import { requestsClient } from './requests.ts';
import { profileClient } from './profile.ts';
import { searchClient } from './search.ts';
import { wishlistClient } from './wishlist.ts';

export type { Call, CallInput, CallOptions, SessionTokens } from './call.ts';

/** Every request of the product, grouped by what it is about. */
export function createClient(options: CallOptions = {}) {
  const call = createCall(options);
  return {
    addresses: addressesClient(call),
    associates: associatesClient(call),
    auth: authClient(call),
    cart: cartClient(call),
    categories: categoriesClient(call),
    contacts: contactsClient(call),
    coupons: couponsClient(call),
    grievances: grievancesClient(call),
    notifications: notificationsClient(call),
    nodePayments: nodePaymentsClient(call),
    orders: ordersClient(call),
    payments: paymentsClient(call),
    points: pointsClient(call),
    privacy: privacyClient(call),
    products: productsClient(call),
    requests: requestsClient(call),
    profile: profileClient(call),
    search: searchClient(call),
    wishlist: wishlistClient(call),
  };
}

export type Client = ReturnType<typeof createClient>;
