export {
  AccountEmail,
  COUNTRY_CODE,
  MobileNumber,
  NewPassword,
  OTP_LENGTH,
  OTP_SECONDS,
  Otp,
  PersonName,
  Username,
} from './account-rules.ts';
export {
  ADDRESS_TYPES,
  Address,
  AddressDetails,
  DEFAULT_COUNTRY,
  MOST_ADDRESSES,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from './address.ts';
export { FailureBody, Pagination } from './answer.ts';
export { asciiDigits } from './ascii-digits.ts';
export {
  Associate,
  AssociateChanges,
  ListedAssociate,
  NewAssociate,
  Sponsor,
  createAssociate,
  getOwnAssociate,
  getSponsor,
  listAssociates,
  updateAssociate,
} from './associate.ts';
export {
  ContactData,
  MOST_LEVELS,
  MOST_WALKED,
  TreeNode,
  TreePerson,
  getTree,
  listDownline,
  listReferred,
  listUpline,
} from './associate-tree.ts';
export {
  FirebaseProject,
  ForgotPasswordForm,
  LoginForm,
  OtpDetails,
  Registration,
  RegistrationForm,
  ResetPasswordForm,
  Session,
  finishFirebaseSignIn,
  finishGoogleSignIn,
  listSignInProviders,
  logIn,
  logOut,
  refreshSession,
  register,
  requestPasswordReset,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyToken,
} from './auth.ts';
export { Brand, listBrands } from './brand.ts';
export {
  CartItem,
  GuestCart,
  MOST_LINES,
  MOST_OF_A_PRODUCT,
  NewCartItem,
  Quantity,
  addToCart,
  getCart,
  mergeCart,
  removeFromCart,
} from './cart.ts';
export { Category, listCategories } from './category.ts';
export {
  Contact,
  LeadForm,
  NewContact,
  NO_STATE,
  PLACEHOLDER_PINCODE,
  createContact,
  listContacts,
} from './contact.ts';
export { proveContact, sendContactCode } from './contact-proof.ts';
export { Coupon, CouponCode, QuotedCoupon, listCoupons } from './coupon.ts';
export { DataExport } from './data-export.ts';
export { defineEndpoint } from './endpoint.ts';
export type { AnswerOf, Base, BodyOf, Endpoint, ParamsOf, Policy, QueryOf } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { fieldErrors } from './field-errors.ts';
export type { FieldErrors } from './field-errors.ts';
export {
  COMPLAINT,
  GRIEVANCE_CATEGORIES,
  GrievanceForm,
  GrievanceKey,
  GrievanceProgress,
  GrievanceReopening,
  GrievanceStatus,
  GrievanceStep,
  OwnGrievance,
  REOPEN_DAYS,
  StaffGrievance,
  fileGrievance,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  setGrievanceStatus,
  showGrievance,
} from './grievance.ts';
export type { GrievanceCategory } from './grievance.ts';
export { Gstin } from './gstin.ts';
export { Image } from './image.ts';
export { IMAGE_FORMATS, IMAGE_WIDTHS, SOCIAL_IMAGE, imageAddress, imageSources } from './image-address.ts';
export { INDIAN_STATES } from './indian-states.ts';
export { Language } from './language.ts';
export { DEFAULT_PAGE } from './list-query.ts';
export {
  MOST_OPEN_REQUESTS,
  MemberRequest,
  NewRequest,
  PROFILE_FIELDS,
  RaisedRequest,
  Rejection,
  RequestStatus,
  approveRequest,
  listAllRequests,
  listOwnRequests,
  raiseRequest,
  rejectRequest,
  withdrawRequest,
} from './member-request.ts';
export { NEWS } from './news.ts';
export {
  Notification,
  NotificationKind,
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notification.ts';
export {
  NodePayment,
  NodePaymentStatus,
  NodePaymentSummary,
  getNodePaymentSummary,
  listNodePayments,
} from './node-payment.ts';
export { OrderStep, StaffOrder, listAllOrders, setOrderStatus } from './order-desk.ts';
export {
  DELIVERY,
  DeliveryMethod,
  NewOrder,
  Order,
  OrderStatus,
  Quote,
  QuoteRequest,
  RETURN_DAYS,
  ReturnRequest,
  cancelOrder,
  getOrder,
  listOrders,
  openInvoice,
  placeOrder,
  quoteOrder,
  returnOrder,
} from './order.ts';
export {
  DEFAULT_BV_VALUE,
  MOST_COUNTER_CHANGES,
  NewParent,
  ParentChange,
  ParentChangePreview,
  Party,
  changeParent,
  previewParentChange,
} from './parent-change.ts';
export {
  OrderPayment,
  PAYMENT_MINUTES,
  PaymentMethod,
  PaymentOpening,
  PaymentReceipt,
  SimulatedOutcome,
  confirmPayment,
  openPayment,
  simulatePayment,
} from './payment.ts';
export {
  MOST_POINTS_PRODUCTS,
  MOST_TRANSACTIONS,
  PointsSummary,
  PointsTransaction,
  getPoints,
} from './points.ts';
export {
  AccountDeletion,
  ConsentChanges,
  Consents,
  DeletionProof,
  Privacy,
  deleteAccount,
  exportData,
  getConsents,
  sendDeletionCode,
  setConsents,
} from './privacy.ts';
export {
  NO_PRODUCTS_IN_CATEGORY,
  Product,
  ProductInFull,
  ProductQuery,
  getProduct,
  listProducts,
  listProductsOfCategory,
} from './product.ts';
export { LabelFacts, NetQuantity } from './label-facts.ts';
export { missingLabelFacts } from './missing-label-facts.ts';
export { unitPriceOf, type UnitPrice } from './unit-price.ts';
export { PRODUCT_ADDRESSES_PAGE, listProductAddresses } from './product-address.ts';
export type { ProductAddress } from './product-address.ts';
export { PRODUCT_SORTS } from './product-sorts.ts';
export type { ProductSort } from './product-sorts.ts';
export {
  GENDERS,
  MOST_PHOTO_BYTES,
  MOST_PHOTO_PIXELS,
  PHOTO_REFUSALS,
  PHOTO_TYPES,
  ProfileChange,
  ProfileForm,
  updateProfile,
} from './profile.ts';
export { OrderSums, RepurchaseSummary, getRepurchaseSummary } from './repurchase.ts';
export { fail, ok } from './result.ts';
export type { Failure, FailureCode, Result } from './result.ts';
export { Found, FoundProduct, MOST_FOUND, SearchQuery, search } from './search.ts';
export { LONGEST_SEARCH, isTooShortToSearch, searchText } from './search-text.ts';
export { StoreEntry, listStores } from './store.ts';
export { ContactKind, Role, User, listUsers } from './user.ts';
export { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.ts';
