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
} from './auth/account-rules.ts';
export {
  ADDRESS_TYPES,
  Address,
  AddressDetails,
  DEFAULT_COUNTRY,
  MAX_ADDRESSES,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from './members/address.ts';
export { FailureBody, Pagination } from './response.ts';
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
} from './members/associate.ts';
export {
  ContactData,
  MAX_LEVELS,
  MAX_VISITED,
  TreeNode,
  TreePerson,
  getTree,
  listTeamMembers,
  listReferred,
  listUpline,
} from './members/associate-tree.ts';
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
} from './auth/auth.ts';
export { Brand, listBrands } from './catalogue/brand.ts';
export {
  CartItem,
  GuestCart,
  MAX_LINES,
  MAX_PER_PRODUCT,
  NewCartItem,
  Quantity,
  addToCart,
  getCart,
  mergeCart,
  removeFromCart,
} from './sales/cart.ts';
export { Category, listCategories } from './catalogue/category.ts';
export {
  Lead,
  LeadForm,
  NewLead,
  NO_STATE,
  PLACEHOLDER_PINCODE,
  createLead,
  listLeads,
} from './company/lead.ts';
export { proveContact, sendContactCode } from './auth/contact-proof.ts';
export { Coupon, CouponCode, QuotedCoupon, listCoupons } from './sales/coupon.ts';
export { DataExport } from './members/data-export.ts';
export { defineEndpoint } from './endpoint.ts';
export type { ResponseOf, Base, BodyOf, Endpoint, ParamsOf, Policy, QueryOf } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { fieldErrors } from './field-errors.ts';
export type { FieldErrors } from './field-errors.ts';
export {
  GRIEVANCE,
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
} from './company/grievance.ts';
export type { GrievanceCategory } from './company/grievance.ts';
export { Gstin } from './sales/gstin.ts';
export { Image } from './image.ts';
export { IMAGE_FORMATS, IMAGE_WIDTHS, SOCIAL_IMAGE, imageAddress, imageSources } from './image-address.ts';
export { INDIAN_STATES } from './company/indian-states.ts';
export { Language } from './language.ts';
export { DEFAULT_PAGE } from './list-query.ts';
export {
  MAX_OPEN_MEMBER_REQUESTS,
  MemberRequest,
  NewMemberRequest,
  PROFILE_FIELDS,
  RaisedMemberRequest,
  Rejection,
  MemberRequestStatus,
  approveMemberRequest,
  listAllMemberRequests,
  listOwnMemberRequests,
  raiseMemberRequest,
  rejectMemberRequest,
  withdrawMemberRequest,
} from './members/member-request.ts';
export { NOTIFICATION_TEXTS } from './members/notification-texts.ts';
export {
  Notification,
  NotificationKind,
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './members/notification.ts';
export {
  NodePayment,
  NodePaymentStatus,
  NodePaymentSummary,
  getNodePaymentSummary,
  listNodePayments,
} from './members/node-payment.ts';
export { OrderStep, StaffOrder, listAllOrders, setOrderStatus } from './sales/staff-order.ts';
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
} from './sales/order.ts';
export {
  DEFAULT_POINTS,
  MAX_COUNTER_CHANGES,
  NewParent,
  ParentChange,
  ParentChangePreview,
  Party,
  changeParent,
  previewParentChange,
} from './members/parent-change.ts';
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
} from './sales/payment.ts';
export {
  MAX_POINTS_PRODUCTS,
  MAX_TRANSACTIONS,
  PointsSummary,
  PointsTransaction,
  getPoints,
} from './members/points.ts';
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
} from './members/privacy.ts';
export {
  NO_PRODUCTS_IN_CATEGORY,
  Product,
  ProductInFull,
  ProductQuery,
  getProduct,
  listProducts,
  listCategoryProducts,
} from './catalogue/product.ts';
export { LabelFacts, NetQuantity } from './catalogue/label-facts.ts';
export { missingLabelFacts } from './catalogue/missing-label-facts.ts';
export { toUnitPrice, type UnitPrice } from './catalogue/unit-price.ts';
export { PRODUCT_ADDRESSES_PAGE, listProductAddresses } from './catalogue/product-address.ts';
export type { ProductAddress } from './catalogue/product-address.ts';
export { PRODUCT_SORTS } from './catalogue/product-sorts.ts';
export type { ProductSort } from './catalogue/product-sorts.ts';
export {
  GENDERS,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  PHOTO_REJECTIONS,
  PHOTO_TYPES,
  ProfileChange,
  ProfileForm,
  updateProfile,
} from './members/profile.ts';
export { OrderSums, RepurchaseSummary, getRepurchaseSummary } from './members/repurchase.ts';
export { fail, ok } from './result.ts';
export type { Failure, FailureCode, Result } from './result.ts';
export { Found, FoundProduct, MAX_FOUND, SearchQuery, search } from './catalogue/search.ts';
export { MAX_SEARCH, isTooShortToSearch, searchText } from './catalogue/search-text.ts';
export { StockEntry, listStock } from './catalogue/stock.ts';
export { ContactKind, Role, User, listUsers } from './members/user.ts';
export { addToWishlist, listWishlist, removeFromWishlist } from './sales/wishlist.ts';
