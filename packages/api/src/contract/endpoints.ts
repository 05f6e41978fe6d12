import { changePassword, endOtherSessions, endSession, getAccountSecurity } from './auth/account-security.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './members/address.ts';
import { getOwnAssociate, getSponsor, updateAssociate } from './members/associate.ts';
import { listSponsorChanges } from './members/sponsor-change.ts';
import { createAssociate, getAssociate, listAssociates } from './members/staff-associate.ts';
import { getTree, listTeamMembers, listReferred, listUpline } from './members/associate-tree.ts';
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
} from './auth/auth.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  startSecondFactor,
} from './auth/second-factor.ts';
import { addToCart, getCart, mergeCart, removeFromCart } from './sales/cart.ts';
import { sendContactChangeCode, undoContactChange } from './auth/contact-change.ts';
import { proveContact, sendContactCode, setMobile } from './auth/contact-proof.ts';
import { createCoupon, endCoupon, listStaffCoupons, tryCoupon, updateCoupon } from './sales/coupon-form.ts';
import { getCreditNoteRegister, getHsnSummary, getSalesRegister } from './sales/register.ts';
import { listCoupons } from './sales/coupon.ts';
import { addPieces, quoteAddition } from './sales/addition.ts';
import { packOrder } from './sales/packing.ts';
import type { Endpoint } from './endpoint.ts';
import {
  listOwnMemberRequests,
  raiseMemberRequest,
  withdrawMemberRequest,
} from './members/member-request.ts';
import {
  approveMemberRequest,
  getMemberRequest,
  listAllMemberRequests,
  rejectMemberRequest,
} from './members/staff-member-request.ts';
import { getMessageChoices, setMessageChoices } from './members/message-choices.ts';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './members/notification.ts';
import { getNodePaymentSummary, listNodePayments } from './members/node-payment.ts';
import {
  getBankDetails,
  listBankDetailsEvents,
  sendBankDetailsCode,
  setBankDetails,
} from './members/bank-details.ts';
import {
  decideBankDetails,
  getMemberBankDetails,
  listMemberBankDetails,
  listMemberBankDetailsEvents,
  revealBankDetails,
} from './members/staff-bank-details.ts';
import { listOwnPayouts, openPayoutStatement } from './members/own-payout.ts';
import {
  closePayoutPeriod,
  getPayoutPeriod,
  listPayoutPeriods,
  listPayouts,
  openStaffPayoutStatement,
  setPayoutOutcome,
  withdrawPayout,
} from './members/payout.ts';
import {
  approvePointsCorrection,
  closePointsCorrection,
  correctPoints,
  getPointsCorrection,
  listPointsCorrections,
} from './members/points-correction.ts';
import {
  cancelPieces,
  getStaffOrder,
  inspectReturn,
  listAllOrders,
  openPackingSlips,
  openStaffCreditNote,
  openStaffInvoice,
  acceptReturn,
  addOrderNote,
  countOrderNeeds,
  setUndelivered,
  setOrderAddress,
  setOrderStatus,
  setOrderStatuses,
  setShipment,
} from './sales/staff-order.ts';
import { refundOrder, retryRefund } from './sales/staff-refund.ts';
import {
  cancelOrder,
  cancelOwnPieces,
  getOrder,
  listOrders,
  openCreditNote,
  openInvoice,
  placeOrder,
  quoteOrder,
  returnOrder,
} from './sales/order.ts';
import { getPinDelivery } from './members/pin-delivery.ts';
import { confirmPayment, openPayment, simulatePayment } from './sales/payment.ts';
import { changeParent, previewParentChange } from './members/parent-change.ts';
import { closeParentProposal, proposeParentChange, undoParentChange } from './members/staff-parent-change.ts';
import { getOrderLedger, getPoints, listPointsTransactions } from './members/points.ts';
import { setAccountDetails } from './members/account-details.ts';
import { acceptAgreement, getAgreement, openAgreement, withdrawAgreement } from './members/agreement.ts';
import { checkIdentityCard, issueIdentityCard, openIdentityCard } from './members/identity-card.ts';
import { deleteAccount, exportData, getConsents, sendDeletionCode, setConsents } from './privacy/privacy.ts';
import { updateProfile } from './members/profile.ts';
import { listGroupPoints } from './members/group-points.ts';
import { getRepurchaseSummary } from './members/repurchase.ts';
import { getTeamActivityFile, listTeamActivity } from './members/team-activity.ts';
import { acceptInvitation, showInvitation } from './auth/invitation.ts';
import { mergeAccounts, previewMerge } from './privacy/account-merge.ts';
import { setMemberFacts } from './members/member-facts.ts';
import {
  listMemberAddresses,
  listMemberPastOrders,
  listMemberPoints,
  listMemberSessions,
} from './staff/member-lists.ts';
import {
  blockMember,
  deleteMember,
  endMemberSessions,
  getMember,
  listMembers,
  unblockMember,
} from './members/member.ts';
import { listUsers } from './auth/user.ts';
import { addToWishlist, listWishlist, removeFromWishlist } from './sales/wishlist.ts';
import { catalogueEndpoints } from './catalogue/catalogue-endpoints.ts';
import { companyEndpoints } from './company/company-endpoints.ts';
import { staffEndpoints } from './staff/staff-endpoints.ts';
import { listPastOrders } from './sales/past-order.ts';

/** Every call of the contract: the server must serve all, and the OpenAPI document lists all. */
export const endpoints: readonly Endpoint[] = [
  setAccountDetails,
  getAgreement,
  acceptAgreement,
  openAgreement,
  withdrawAgreement,
  checkIdentityCard,
  issueIdentityCard,
  openIdentityCard,
  ...catalogueEndpoints,
  getPinDelivery,
  ...companyEndpoints,
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
  sendContactChangeCode,
  undoContactChange,
  getAccountSecurity,
  endSession,
  endOtherSessions,
  changePassword,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  passSecondFactor,
  getOwnAssociate,
  listSponsorChanges,
  getSponsor,
  listAssociates,
  getAssociate,
  createAssociate,
  updateAssociate,
  getTree,
  listTeamMembers,
  listUpline,
  listReferred,
  getRepurchaseSummary,
  getTeamActivityFile,
  listTeamActivity,
  listGroupPoints,
  previewParentChange,
  changeParent,
  proposeParentChange,
  closeParentProposal,
  undoParentChange,
  listNodePayments,
  getNodePaymentSummary,
  listPayoutPeriods,
  getPayoutPeriod,
  closePayoutPeriod,
  listPayouts,
  openStaffPayoutStatement,
  setPayoutOutcome,
  withdrawPayout,
  listPointsCorrections,
  getPointsCorrection,
  correctPoints,
  approvePointsCorrection,
  closePointsCorrection,
  listOwnPayouts,
  openPayoutStatement,
  getBankDetails,
  setBankDetails,
  sendBankDetailsCode,
  listBankDetailsEvents,
  listMemberBankDetails,
  getMemberBankDetails,
  revealBankDetails,
  decideBankDetails,
  listMemberBankDetailsEvents,
  blockMember,
  endMemberSessions,
  getMember,
  listMembers,
  unblockMember,
  deleteMember,
  listMemberAddresses,
  listMemberPoints,
  listMemberSessions,
  setMemberFacts,
  previewMerge,
  mergeAccounts,
  listUsers,
  updateProfile,
  getConsents,
  setConsents,
  exportData,
  sendDeletionCode,
  deleteAccount,
  sendContactCode,
  proveContact,
  setMobile,
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
  cancelOwnPieces,
  returnOrder,
  openInvoice,
  openCreditNote,
  openPayment,
  confirmPayment,
  simulatePayment,
  getSalesRegister,
  getCreditNoteRegister,
  getHsnSummary,
  listCoupons,
  listStaffCoupons,
  createCoupon,
  updateCoupon,
  endCoupon,
  tryCoupon,
  listAllOrders,
  getStaffOrder,
  setOrderAddress,
  setOrderStatus,
  setOrderStatuses,
  setShipment,
  cancelPieces,
  inspectReturn,
  acceptReturn,
  addOrderNote,
  countOrderNeeds,
  refundOrder,
  retryRefund,
  setUndelivered,
  packOrder,
  quoteAddition,
  addPieces,
  openStaffInvoice,
  openPackingSlips,
  openStaffCreditNote,
  getPoints,
  listPointsTransactions,
  getOrderLedger,
  listOwnMemberRequests,
  listAllMemberRequests,
  getMemberRequest,
  raiseMemberRequest,
  approveMemberRequest,
  rejectMemberRequest,
  withdrawMemberRequest,
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  getMessageChoices,
  setMessageChoices,
  showInvitation,
  acceptInvitation,
  listPastOrders,
  listMemberPastOrders,
  ...staffEndpoints,
];
