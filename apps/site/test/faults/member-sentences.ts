import { type SentenceTable, quiet, says } from './sentences.ts';

/** The kit's sentence, below a title that says what failed, or in a message about what was pressed. */
const GENERIC = says('Something went wrong.');
const TRY_AGAIN = says('Something went wrong. Please try again.');
/** A deletion of what does not exist any more is done. */
const UNLESS_GONE = says('Something went wrong.', { byStatus: { 404: null } });

const POINTS = says('Failed to fetch BV points');
const TREE = says('Failed to fetch associate tree');
/** Spec section 8: cart calls without a response have a sentence of their own. */
const CART = says('Something went wrong.', {
  lost: 'No response from server',
  offline: 'No response from server',
});
const CODE_NOT_SENT = says('Failed to send OTP.', {
  expired: 'Failed to send OTP.',
  lost: 'Failed to send OTP.',
});
/** Names the products of an order that could not be added again. */
const NOT_ADDED = 'Could not be added: Forest Honey, 500 g';
const PROFILE = 'Error updating profile';
const CODE_INVALID = 'Invalid or expired OTP.';
const ADDRESSES = says('Unknown error occurred', {
  unreadable: 'An unexpected error occurred.',
  lost: 'An unexpected error occurred.',
  offline: 'An unexpected error occurred.',
});
/** Where they are only a part of the page. */
const ADDRESSES_NEEDED = says('Failed to fetch addresses');
const CONFIRMING = quiet('The payment is asked for again and again.');

/** What the screens of the shop and of the member area say when a call fails. */
export const memberSentences: SentenceTable = {
  listAddresses: { 'address book': ADDRESSES, welcome: ADDRESSES_NEEDED, checkout: ADDRESSES_NEEDED },
  createAddress: { 'address form': TRY_AGAIN },
  updateAddress: { 'address form': TRY_AGAIN },
  deleteAddress: { 'address book': says('An unexpected error occurred.', { byStatus: { 404: null } }) },
  issueIdentityCard: { 'identity card': GENERIC },
  openIdentityCard: { 'identity card': GENERIC },
  getAgreement: { agreement: GENERIC, 'agreement acceptance': GENERIC },
  acceptAgreement: { agreement: GENERIC, 'agreement acceptance': GENERIC },
  openAgreement: { agreement: GENERIC },
  withdrawAgreement: { 'agreement withdrawal': GENERIC },
  getPoints: {
    points: says('Failed to fetch BV points', {
      lost: 'Failed to fetch BV points',
      offline: 'Failed to fetch BV points',
    }),
    'member home': quiet('The points are left out; the order is shown.'),
    'member-points views': quiet('The views stand without their sums.'),
  },
  listPointsTransactions: { points: POINTS },
  getOrderLedger: { points: POINTS },
  listTeamActivity: { 'team activity': TREE },
  getTeamActivityFile: { 'team file': GENERIC },
  listGroupPoints: {
    'group points': says('Failed to fetch BV points', { byStatus: { 404: null } }),
  },
  listOrders: { orders: GENERIC, 'member home': GENERIC, welcome: GENERIC },
  getProduct: {
    'quick add': GENERIC,
    'member home': says(NOT_ADDED, {
      byStatus: { 404: 'No longer available: Forest Honey, 500 g' },
      expired: NOT_ADDED,
      lost: NOT_ADDED,
      offline: NOT_ADDED,
    }),
  },
  listOwnMemberRequests: { 'member requests': GENERIC },
  raiseMemberRequest: { 'member request form': TRY_AGAIN },
  withdrawMemberRequest: { 'request withdrawal': UNLESS_GONE },
  getNodePaymentSummary: { payouts: GENERIC },
  listNodePayments: { payouts: GENERIC },
  getBankDetails: { 'bank details': GENERIC },
  setBankDetails: { 'bank details': GENERIC },
  sendBankDetailsCode: { 'bank details': says('Failed to send OTP.') },
  listBankDetailsEvents: { 'bank details history': GENERIC },
  listOwnPayouts: { 'own payouts': GENERIC },
  openPayoutStatement: { 'payout statement': GENERIC },
  countUnreadNotifications: { notifications: quiet('The bell keeps its number.') },
  listNotifications: { notifications: GENERIC },
  readNotification: { notifications: GENERIC },
  readAllNotifications: { notifications: GENERIC },
  getMessageChoices: { 'message choices': GENERIC },
  setMessageChoices: { 'message choices': GENERIC },
  getConsents: { privacy: GENERIC },
  setConsents: { privacy: GENERIC },
  exportData: { 'data export': GENERIC },
  sendDeletionCode: { 'account deletion': GENERIC },
  deleteAccount: { 'account deletion': GENERIC },
  setAccountDetails: { 'account details': TRY_AGAIN },
  sendContactCode: { 'contact proof': CODE_NOT_SENT },
  proveContact: {
    'contact proof': says('Something went wrong. Please try again.', {
      byStatus: Object.fromEntries([401, 403, 404, 409, 422, 429].map((status) => [status, CODE_INVALID])),
      expired: CODE_INVALID,
    }),
  },
  updateProfile: { 'profile edit': says(PROFILE, { lost: PROFILE, offline: PROFILE }) },
  sendContactChangeCode: { 'profile edit': says('Failed to send OTP.') },
  listUpline: { upline: TREE },
  listReferred: { referred: TREE },
  listSponsorChanges: { 'sponsor changes': GENERIC },
  listTeamMembers: {
    'team members': TREE,
    'associate search': TREE,
    team: TREE,
    'member-team list': says('Failed to fetch associate tree', { byStatus: { 404: null } }),
    'team / opening': quiet('The list is below the tree, which is not loaded yet.'),
    'team / failed': quiet('The list is below the tree, which is not loaded.'),
    'team / notInTree': quiet('Who is in no team has no list.'),
  },
  getTree: {
    team: TREE,
    'team / opening': says('Failed to fetch associate tree', { byStatus: { 404: null } }),
  },
  getRepurchaseSummary: { repurchase: GENERIC },
  getCart: { cart: CART },
  mergeCart: { cart: CART },
  addToCart: {
    cart: says('Failed to sync with server', {
      expired: 'Failed to sync with server',
      lost: 'No response from server',
      offline: 'No response from server',
    }),
  },
  removeFromCart: {
    cart: says('Failed to remove from server', {
      byStatus: { 404: null },
      expired: 'Failed to remove from server',
      lost: 'No response from server',
      offline: 'No response from server',
    }),
  },
  quoteOrder: { checkout: TRY_AGAIN, coupon: GENERIC },
  placeOrder: { checkout: TRY_AGAIN },
  getOrder: {
    order: says('Something went wrong.', { byStatus: { 404: null } }),
    'order with credit note': says('Something went wrong.', { byStatus: { 404: null } }),
    'order / ready.idle.looking': quiet('The order is read again in the background.'),
    checkout: says('Something went wrong. Please try again.', { byStatus: { 404: null } }),
    'payment / looking': quiet('The reason for which the payment did not open stays.'),
    'payment / confirming.asking': CONFIRMING,
  },
  openInvoice: { order: GENERIC },
  openCreditNote: { 'order with credit note': GENERIC },
  askProductQuestion: { 'product question form': TRY_AGAIN },
  getOwnReview: { 'own review': GENERIC },
  saveReview: { 'own review': GENERIC },
  deleteReview: { 'own review': UNLESS_GONE },
  listRestockRequests: { restock: quiet('None is shown; making one again changes nothing.') },
  addRestockRequest: { restock: GENERIC },
  removeRestockRequest: { restock: GENERIC },
  cancelOrder: { order: GENERIC },
  cancelOwnPieces: { order: GENERIC },
  returnOrder: { order: GENERIC },
  openPayment: { checkout: TRY_AGAIN, order: TRY_AGAIN, payment: TRY_AGAIN },
  simulatePayment: { payment: TRY_AGAIN },
  confirmPayment: { payment: CONFIRMING },
  listCoupons: { coupons: GENERIC },
  listWishlist: { wishlist: GENERIC },
  addToWishlist: {
    wishlist: GENERIC,
    'wishlist / merging': says('Something went wrong.', {
      byStatus: { 404: 'No longer in the shop, so not on your wishlist: Forest Honey, 500 g' },
    }),
  },
  removeFromWishlist: { wishlist: GENERIC },
  listPastOrders: { pastOrders: GENERIC },
};
