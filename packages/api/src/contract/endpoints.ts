import { createAddress, deleteAddress, listAddresses, updateAddress } from './address.ts';
import {
  createAssociate,
  getOwnAssociate,
  getSponsor,
  listAssociates,
  updateAssociate,
} from './associate.ts';
import { getTree, listDownline, listReferred, listUpline } from './associate-tree.ts';
import {
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
import { listBrands } from './brand.ts';
import { addToCart, getCart, mergeCart, removeFromCart } from './cart.ts';
import { listCategories } from './category.ts';
import { proveContact, sendContactCode } from './contact-proof.ts';
import { createContact, listContacts } from './contact.ts';
import { listCoupons } from './coupon.ts';
import type { Endpoint } from './endpoint.ts';
import {
  fileGrievance,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  setGrievanceStatus,
  showGrievance,
} from './grievance.ts';
import {
  approveRequest,
  listAllRequests,
  listOwnRequests,
  raiseRequest,
  rejectRequest,
  withdrawRequest,
} from './member-request.ts';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notification.ts';
import { getNodePaymentSummary, listNodePayments } from './node-payment.ts';
import { listAllOrders, setOrderStatus } from './order-desk.ts';
import {
  cancelOrder,
  getOrder,
  listOrders,
  openInvoice,
  placeOrder,
  quoteOrder,
  returnOrder,
} from './order.ts';
import { confirmPayment, openPayment, simulatePayment } from './payment.ts';
import { changeParent, previewParentChange } from './parent-change.ts';
import { getPoints } from './points.ts';
import { deleteAccount, exportData, getConsents, sendDeletionCode, setConsents } from './privacy.ts';
import { listProductAddresses } from './product-address.ts';
import { getProduct, listProducts, listProductsOfCategory } from './product.ts';
import { updateProfile } from './profile.ts';
import { getRepurchaseSummary } from './repurchase.ts';
import { search } from './search.ts';
import { listStores } from './store.ts';
import { listUsers } from './user.ts';
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.ts';

/** Every call of the contract: what the server must serve and the OpenAPI document lists. */
export const endpoints: readonly Endpoint[] = [
  listCategories,
  listBrands,
  listProducts,
  listProductAddresses,
  listProductsOfCategory,
  getProduct,
  search,
  listStores,
  createContact,
  listContacts,
  register,
  logIn,
  sendOtp,
  verifyOtp,
  refreshSession,
  verifyToken,
  logOut,
  listSignInProviders,
  finishGoogleSignIn,
  finishFirebaseSignIn,
  requestPasswordReset,
  resetPassword,
  getOwnAssociate,
  getSponsor,
  listAssociates,
  createAssociate,
  updateAssociate,
  getTree,
  listDownline,
  listUpline,
  listReferred,
  getRepurchaseSummary,
  previewParentChange,
  changeParent,
  listNodePayments,
  getNodePaymentSummary,
  listUsers,
  updateProfile,
  getConsents,
  setConsents,
  exportData,
  sendDeletionCode,
  deleteAccount,
  sendContactCode,
  proveContact,
  addToCart,
  getCart,
  removeFromCart,
  mergeCart,
  listWishlist,
  addToWishlist,
  removeFromWishlist,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  quoteOrder,
  placeOrder,
  listOrders,
  getOrder,
  cancelOrder,
  returnOrder,
  openInvoice,
  openPayment,
  confirmPayment,
  simulatePayment,
  listCoupons,
  listAllOrders,
  setOrderStatus,
  getPoints,
  listOwnRequests,
  listAllRequests,
  raiseRequest,
  approveRequest,
  rejectRequest,
  withdrawRequest,
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  fileGrievance,
  showGrievance,
  reopenGrievance,
  listOwnGrievances,
  listGrievances,
  setGrievanceStatus,
];
