import { type SentenceTable, quiet, says } from './sentences.ts';

/** The kit's sentence, below a title that says what failed, or in a message about what was pressed. */
const GENERIC = says('Something went wrong.');
const TRY_AGAIN = says('Something went wrong. Please try again.');
/** A deletion of what does not exist any more is done. */
const UNLESS_GONE = says('Something went wrong.', { byStatus: { 404: null } });

/** What is missing has a page that says so. */
const UNLESS_MISSING = says('Something went wrong.', { byStatus: { 404: null } });

/** What the screens of the staff area say when a call fails. */
export const staffSentences: SentenceTable = {
  listAllOrders: { 'orders list': GENERIC },
  countOrderNeeds: { today: GENERIC, 'orders views': quiet('The views stand without their counts.') },
  getFigures: { figures: GENERIC },
  setOrderStatuses: { 'order bulk': GENERIC },
  getStaffOrder: {
    'staff order': UNLESS_MISSING,
    'staff order with invoice': UNLESS_MISSING,
    'staff order with credit note': UNLESS_MISSING,
  },
  setOrderStatus: {
    'staff order': GENERIC,
    'order ship': TRY_AGAIN,
    'order decline': TRY_AGAIN,
  },
  setShipment: { 'order shipment': TRY_AGAIN },
  cancelPieces: { 'order cancellation': TRY_AGAIN },
  inspectReturn: { 'order inspection': TRY_AGAIN },
  refundOrder: { 'order refund': TRY_AGAIN },
  setUndelivered: { 'order undelivered': TRY_AGAIN },
  addOrderNote: { 'order note': TRY_AGAIN },
  setOrderAddress: { 'order address': TRY_AGAIN },
  acceptReturn: { 'staff order': GENERIC },
  openStaffInvoice: { 'staff order with invoice': GENERIC },
  openPackingSlips: { 'staff order': GENERIC, 'packing slips': GENERIC },
  openStaffCreditNote: { 'staff order with credit note': GENERIC },
  listStaffLeads: { today: GENERIC, 'leads list': GENERIC },
  updateLead: { 'leads form': TRY_AGAIN },
  listStaffBrands: { 'brands list': GENERIC, 'product editor': GENERIC },
  createBrand: { 'brands form': TRY_AGAIN },
  updateBrand: { 'brands form': TRY_AGAIN },
  deleteBrand: { 'brands removal': UNLESS_GONE },
  restoreBrand: { 'brands restoration': GENERIC },
  listStaffCoupons: { 'coupons list': GENERIC },
  createCoupon: { 'coupons form': TRY_AGAIN },
  updateCoupon: { 'coupons form': TRY_AGAIN },
  endCoupon: { 'coupons removal': UNLESS_GONE },
  tryCoupon: { 'coupon trial': GENERIC },
  listStaffCategories: { 'categories list': GENERIC, 'product editor': GENERIC },
  createCategory: { 'categories form': TRY_AGAIN },
  updateCategory: { 'categories form': TRY_AGAIN },
  deleteCategory: { 'categories removal': UNLESS_GONE },
  restoreCategory: { 'categories restoration': GENERIC },
  listStaffProducts: {
    today: GENERIC,
    'products list': GENERIC,
    'product picker': quiet('The box says it once it is opened.'),
  },
  getStaffProduct: { 'product editor': UNLESS_MISSING },
  createProduct: { 'product form': TRY_AGAIN },
  updateProduct: { 'product form': TRY_AGAIN },
  updateProducts: { 'product bulk': TRY_AGAIN, 'products command': GENERIC },
  deleteProduct: { 'products removal': UNLESS_GONE },
  restoreProduct: { 'products restoration': GENERIC },
  listRecordHistory: { 'product editor': GENERIC, 'product history': GENERIC },
  listStaffStock: { today: GENERIC, 'stock list': GENERIC },
  setStock: { 'stock form': TRY_AGAIN },
  moveStock: { 'stock movement': TRY_AGAIN },
  getSalesRegister: { 'register of sales': GENERIC },
  getCreditNoteRegister: { 'register of credit notes': GENERIC },
  getHsnSummary: { 'HSN summary': GENERIC },
  listAuditEntries: { 'audit list': GENERIC },
  listSetAsideRows: { 'jobs list': GENERIC },
  listMessages: { 'messages list': GENERIC },
  sendMessageAgain: { 'messages command': GENERIC },
  openExport: { 'csv export': GENERIC },
  startImport: { 'csv import': GENERIC },
  getImport: { 'csv import': GENERIC },
  listImportProblems: { 'csv import': GENERIC },
  confirmImport: { 'csv import': GENERIC },
  cancelImport: { 'csv import': GENERIC },
  getSecondFactor: { 'second factor': GENERIC },
  startSecondFactor: { 'second factor': GENERIC },
  passSecondFactor: { 'second factor': GENERIC },
  confirmSecondFactor: { 'second factor': GENERIC },
};
