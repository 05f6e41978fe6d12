import { addressesClient } from './members/addresses.ts';
import { associatesClient } from './members/associates.ts';
import { authClient } from './auth/auth.ts';
import { brandsClient } from './catalogue/brands.ts';
import { type Call, createCall, type CallOptions } from './call.ts';
import { cartClient } from './sales/cart.ts';
import { categoriesClient } from './catalogue/categories.ts';
import { inLanguage } from './in-language.ts';
import { leadsClient } from './company/leads.ts';
import { couponsClient } from './sales/coupons.ts';
import { grievancesClient } from './company/grievances.ts';
import { notificationsClient } from './members/notifications.ts';
import { nodePaymentsClient } from './members/node-payments.ts';
import { bankDetailsClient } from './members/bank-details.ts';
import { ownPayoutsClient } from './members/own-payouts.ts';
import { ordersClient } from './sales/orders.ts';
import { paymentsClient } from './sales/payments.ts';
import { agreementClient } from './members/agreement.ts';
import { identityCardClient } from './members/identity-card.ts';
import { privacyClient } from './members/privacy.ts';
import { productQuestionsClient } from './catalogue/product-questions.ts';
import { productsClient } from './catalogue/products.ts';
import { memberRequestsClient } from './members/member-requests.ts';
import { reviewsClient } from './catalogue/reviews.ts';
import { profileClient } from './members/profile.ts';
import { deliveryClient } from './members/delivery.ts';
import { restockRequestsClient } from './catalogue/restock-requests.ts';
import { searchClient } from './catalogue/search.ts';
import { wishlistClient } from './sales/wishlist.ts';
import { pastOrdersClient } from './sales/past-orders.ts';

export { createCall } from './call.ts';
export { inLanguage } from './in-language.ts';
export type { Call, CallInput, CallOptions, SessionTokens } from './call.ts';

/** Creates the client with every request of the product, grouped by subject. */
export function createClient(options: CallOptions = {}) {
  return toClient(inLanguage(createCall(options), options.language ?? 'en'));
}

/** The same client over any function that executes calls. */
export function toClient(call: Call) {
  return {
    addresses: addressesClient(call),
    associates: associatesClient(call),
    auth: authClient(call),
    brands: brandsClient(call),
    cart: cartClient(call),
    categories: categoriesClient(call),
    leads: leadsClient(call),
    coupons: couponsClient(call),
    grievances: grievancesClient(call),
    notifications: notificationsClient(call),
    nodePayments: nodePaymentsClient(call),
    bankDetails: bankDetailsClient(call),
    ownPayouts: ownPayoutsClient(call),
    orders: ordersClient(call),
    payments: paymentsClient(call),
    agreement: agreementClient(call),
    identityCard: identityCardClient(call),
    privacy: privacyClient(call),
    products: productsClient(call),
    requests: memberRequestsClient(call),
    delivery: deliveryClient(call),
    restockRequests: restockRequestsClient(call),
    productQuestions: productQuestionsClient(call),
    reviews: reviewsClient(call),
    profile: profileClient(call),
    search: searchClient(call),
    wishlist: wishlistClient(call),
    pastOrders: pastOrdersClient(call),
  };
}

export type Client = ReturnType<typeof toClient>;
