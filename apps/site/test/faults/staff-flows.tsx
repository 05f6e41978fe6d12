import { sampleNotices } from '@pgm/machines/staff/new-notices/testing';
import {
  type RegisterKind,
  type SetAsideRow,
  type StaffBrand,
  type StaffCategory,
  type StaffCoupon,
  toLineKey,
} from '@pgm/api/contract';
import { confirmedActionScenario, pagedListScenario } from '@pgm/machines/kit/testing';
import type { OrderDocument } from '@pgm/machines/staff/staff-order';
import { couponTrialScenario } from '@pgm/machines/staff/coupon-trial/testing';
import { orderAdditionScenario } from '@pgm/machines/staff/order-addition/testing';
import { sampleStaffOrder, staffOrderScenario } from '@pgm/machines/staff/staff-order/testing';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { registerDownloadScenario } from '@pgm/machines/staff/register-download/testing';
import { sampleChange } from '@pgm/machines/staff/record-history/testing';
import { recordSearchScenario } from '@pgm/machines/staff/record-search/testing';
import { csvImportScenario } from '@pgm/machines/staff/csv-import/testing';
import { audit } from '#app/staff/audit/audit.tsx';
import { brands } from '#app/staff/brands/brands.tsx';
import { categories } from '#app/staff/categories/categories.tsx';
import { CouponTrialScreen, siteCouponTrialMachine } from '#app/staff/coupons/coupon-trial.flow.tsx';
import { coupons } from '#app/staff/coupons/coupons.tsx';
import { siteProductChoicesMachine } from '#app/staff/products/product-picker.tsx';
import { FileButtonScreen, siteFileOpeningMachine } from '#app/staff/file-opening/file-opening.flow.tsx';
import { CsvImportScreen, siteCsvImportMachine } from '#app/staff/csv-import/csv-import.flow.tsx';
import { jobs } from '#app/staff/jobs/jobs.tsx';
import { accessEditing } from '#app/staff/accounts/access.tsx';
import { staffInvitations } from '#app/staff/accounts/staff-invitations.tsx';
import { sampleInvitation, sampleStaffAccount } from '#app/staff/accounts/staff-account.scenario.ts';
import { staffAccounts } from '#app/staff/accounts/staff-accounts.tsx';
import { sampleMessage } from '#app/staff/messages/message-sample.ts';
import { messages } from '#app/staff/messages/messages.tsx';
import { AdditionScreen, siteOrderAdditionMachine } from '#app/staff/orders/addition.flow.tsx';
import { OrderBulkScreen, siteOrderBulkMachine } from '#app/staff/orders/order-bulk.tsx';
import {
  addressEditing,
  cancellationEditing,
  noteEditing,
  shipmentEditing,
} from '#app/staff/orders/order-dialogs.tsx';
import { StaffOrderScreen } from '#app/staff/orders/order.flow.tsx';
import { siteStaffOrderMachine } from '#app/staff/orders/order.tsx';
import { orders } from '#app/staff/orders/orders.tsx';
import { refundEditing } from '#app/staff/orders/refund-form.tsx';
import { packingEditing } from '#app/staff/orders/packing-form.tsx';
import { declineEditing, inspectionEditing, undeliveredEditing } from '#app/staff/orders/return-forms.tsx';
import { siteProductEditorMachine } from '#app/staff/products/product-actors.ts';
import { ProductBulkScreen, siteProductBulkMachine } from '#app/staff/products/product-bulk.tsx';
import { ProductEditorScreen } from '#app/staff/products/product-editor.flow.tsx';
import { ProductFormScreen } from '#app/staff/products/product-form.flow.tsx';
import { RecordHistoryScreen } from '#app/staff/record-history/record-history.flow.tsx';
import { products } from '#app/staff/products/products.tsx';
import { RegistersScreen, siteRegisterDownloadMachine } from '#app/staff/registers/registers.tsx';
import { SecondFactorScreen } from '#app/staff/second-factor/second-factor.flow.tsx';
import { siteSecondFactorMachine } from '#app/staff/second-factor/site-second-factor.ts';
import { movementEditing } from '#app/staff/stock/movement-dialog.tsx';
import { stock } from '#app/staff/stock/stock.tsx';
import { siteNewNoticesMachine } from '#app/staff/notices/notice-bell.tsx';
import { NoticeChoicesScreen, siteNoticeChoicesMachine } from '#app/staff/notices/notice-choices.flow.tsx';
import { NoticeActions, notices } from '#app/staff/notices/notices.tsx';
import { FiguresScreen, siteFiguresMachine } from '#app/staff/today/figures.flow.tsx';
import { InterestScreen, siteInterestMachine } from '#app/staff/today/interest.flow.tsx';
import { StaffSearchScreen, siteRecordSearchMachine } from '#app/staff/frame/staff-search.flow.tsx';
import { ALL_RIGHTS } from '#app/staff/kit/staff-rights.ts';
import { TodayScreen, siteTodayMachine } from '#app/staff/today/today.tsx';
import { articleFlows } from './article-flows.tsx';
import { mediaFlows } from './media-flows.tsx';
import { associateFlows } from './associate-flows.tsx';
import { companyFlows } from './company-flows.tsx';
import { findChild } from './find-child.ts';
import { type Flow, withEvents } from './flow.ts';
import { formScenario } from './form-scenario.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';
import { inquiryFlows, lead } from './inquiry-flows.tsx';
import { bankDetailsFlows } from './bank-details-flows.tsx';
import { questionFlows } from './question-flows.tsx';
import { reviewFlows } from './review-flows.tsx';
import { correctionFlows, payoutFlows } from './payout-flows.tsx';
import { staffMemberFlows } from './staff-member-flows.tsx';
import { PickerScreen } from './picker-screen.tsx';

const AT = '2026-11-20T10:15:00.000Z';
const ID = '01a2058b-a088-7593-895b-e301684aece8';

const brand: StaffBrand = {
  id: ID,
  name: 'Himveda',
  description: 'Herbs from the hills.',
  brandSlogan: 'From the hills, for the home',
  brandImage: null,
  isDeleted: false,
  version: 1,
};
const category: StaffCategory = {
  id: ID,
  name: 'Foods & Pantry',
  description: 'Honey, pickles and spices.',
  categoryImage: null,
  categoryUniqueName: 'foods-pantry',
  subCategories: [],
  isDeleted: false,
  productCount: 6,
  subCategoryCounts: {},
  detailNames: [],
  canMove: { earlier: true, later: true },
  version: 1,
};
const coupon: StaffCoupon = {
  id: ID,
  code: 'FLAT100',
  title: '₹100 off a full cart',
  kind: 'AMOUNT',
  value: 100,
  maxDiscount: null,
  minSubtotal: 999,
  startsOn: '2026-11-01',
  endsOn: null,
  totalLimit: null,
  memberLimit: 3,
  isForFirstOrder: false,
  isActive: true,
  categoryIds: [],
  productIds: [],
  categories: [],
  products: [],
  state: 'running',
  used: 2,
  revenue: 2398,
  version: 1,
};
const STOCK = {
  id: ID,
  productId: ID,
  productName: 'Forest Honey',
  quantity: 4,
  alertQuantity: 10,
};
const job: SetAsideRow = {
  id: 'pay refunds/1',
  job: 'pay refunds',
  subject: '1',
  error: 'Error (error 22003)',
  attempts: 3,
  firstFailedAt: AT,
  lastFailedAt: AT,
  retryAt: AT,
};

const ORDER_LINE = { productId: ID };
const ADDRESS = {
  name: 'Ravi Kumar',
  phone_number: '9000000002',
  street_address: '7 Fraser Road',
  additional_address_line: '',
  city: 'Gaya',
  state: 'Bihar',
  postal_code: '823001',
};

const SHIPMENT = { carrier: 'DELHIVERY', trackingNumber: '1234567890' };

const [sampleNotice] = sampleNotices;
if (sampleNotice === undefined) throw new Error('there is no sample notice');

/** A page of a list for staff. */
const toList = (row: unknown) => ({ success: true, data: [row], page: 1, limit: 20, total: 1 });

const NONE = { success: true, data: [], total: 0, pagination: { page: 1, limit: 1, total: 0, pages: 1 } };

const editor = siteProductEditorMachine({ id: sampleProduct.id });
const productForm = findChild(editor, 'form');
const FILE = new File(['Name,Price'], 'products.csv', { type: 'text/csv' });

/** The page of an order on which one of its documents is opened. */
const staffOrderWith = (document: OrderDocument): Flow => ({
  machine: siteStaffOrderMachine(ID),
  scenario: withEvents({
    fetched: staffOrderScenario.fetched,
    reload: staffOrderScenario.reload,
    open: { type: 'document.open', document },
  }),
  Screen: StaffOrderScreen,
});

/** The download of one register. */
const toRegister = (kind: RegisterKind): Flow => ({
  machine: siteRegisterDownloadMachine,
  scenario: withEvents({ ...registerDownloadScenario, download: { type: 'register.download', kind } }),
  Screen: RegistersScreen,
});

/** The flows of the staff area. */
export const staffFlows: Readonly<Record<string, Flow>> = {
  today: {
    machine: siteTodayMachine(ALL_RIGHTS),
    responses: {
      countOrderNeeds: {
        success: true,
        data: {
          toConfirm: 1,
          toPack: 0,
          missing: 0,
          toShip: 0,
          returns: 0,
          refundsDue: 0,
          refundsFailed: 0,
        },
      },
      listStaffLeads: toList(lead),
      listStaffStock: toList(STOCK),
      listStaffProducts: toList(sampleProduct),
      listGrievances: NONE,
      listAllMemberRequests: NONE,
      listAssociates: NONE,
    },
    scenario: pagedListScenario([]),
    Screen: ({ actor }) => <TodayScreen actor={actor} rights={ALL_RIGHTS} />,
  },
  figures: { machine: siteFiguresMachine, Screen: FiguresScreen },
  interest: { machine: siteInterestMachine, Screen: InterestScreen },
  ...resourceFlows(notices, sampleNotice),
  'notice bell': {
    machine: siteNewNoticesMachine,
    Screen: ({ actor }) => <NoticeActions bell={actor} />,
  },
  'notice choices': {
    machine: siteNoticeChoicesMachine,
    Screen: ({ actor }) => <NoticeChoicesScreen actor={actor} reader={ALL_RIGHTS} />,
  },
  ...resourceFlows(orders, sampleStaffOrder),
  'order bulk': {
    machine: siteOrderBulkMachine,
    scenario: confirmedActionScenario({ ids: [ID], status: 'CONFIRMED' }),
    Screen: OrderBulkScreen,
  },
  'staff order': { machine: siteStaffOrderMachine(ID), Screen: StaffOrderScreen },
  'staff order with invoice': staffOrderWith({ kind: 'invoice' }),
  'staff order with credit note': staffOrderWith({ kind: 'creditNote', reversalId: ID }),
  ...formFlow('order ship', shipmentEditing(true), orders.toName, sampleStaffOrder, SHIPMENT),
  ...formFlow('order shipment', shipmentEditing(false), orders.toName, sampleStaffOrder, SHIPMENT),
  ...formFlow('order cancellation', cancellationEditing, orders.toName, sampleStaffOrder, {
    items: { [toLineKey(ORDER_LINE)]: 1 },
    reason: 'Broken in the store',
  }),
  'order addition': {
    machine: siteOrderAdditionMachine,
    scenario: orderAdditionScenario,
    Screen: AdditionScreen,
  },
  ...formFlow('order inspection', inspectionEditing, orders.toName, sampleStaffOrder, {
    items: { [toLineKey(ORDER_LINE)]: 'RESTOCKED' },
  }),
  ...formFlow('order pack', packingEditing, orders.toName, sampleStaffOrder, { ifMissing: 'WAIT' }),
  ...formFlow('order undelivered', undeliveredEditing, orders.toName, sampleStaffOrder, {
    items: { [toLineKey(ORDER_LINE)]: 'RESTOCKED' },
    reason: 'No one was at home',
  }),
  ...formFlow('order note', noteEditing, orders.toName, sampleStaffOrder, { text: 'Call before 5 pm' }),
  ...formFlow('order address', addressEditing, orders.toName, sampleStaffOrder, ADDRESS),
  ...formFlow('order refund', refundEditing, orders.toName, sampleStaffOrder, {
    amount: 34_900,
    method: 'UPI',
    reference: '412345678901',
    reason: 'The jar was broken',
  }),
  ...formFlow('order decline', declineEditing, orders.toName, sampleStaffOrder, { note: 'It was used' }),
  ...inquiryFlows,
  ...staffMemberFlows,
  ...associateFlows,
  ...bankDetailsFlows,
  ...reviewFlows,
  ...questionFlows,
  ...payoutFlows,
  ...correctionFlows,
  ...resourceFlows(staffInvitations, sampleInvitation),
  ...resourceFlows(staffAccounts, sampleStaffAccount),
  ...formFlow('staff access', accessEditing, staffAccounts.toName, sampleStaffAccount, {
    rights: ['orders', 'people'],
  }),
  ...resourceFlows(brands, brand),
  ...resourceFlows(categories, category),
  ...resourceFlows(products, sampleProduct),
  ...resourceFlows(coupons, coupon),
  'coupon trial': {
    machine: siteCouponTrialMachine(ID),
    scenario: couponTrialScenario,
    Screen: CouponTrialScreen,
  },
  'staff search': {
    machine: siteRecordSearchMachine,
    input: { search: 'asha', filter: ALL_RIGHTS },
    scenario: recordSearchScenario,
    Screen: ({ actor }: { actor: Parameters<typeof StaffSearchScreen>[0]['actor'] }) => (
      <StaffSearchScreen actor={actor} pages={[]} onOpen={() => undefined} />
    ),
  },
  'product picker': {
    machine: siteProductChoicesMachine,
    scenario: pagedListScenario([{ value: ID, label: 'Forest Honey' }]),
    Screen: PickerScreen,
  },
  ...resourceFlows(stock, STOCK),
  'register of sales': toRegister('sales'),
  'register of credit notes': toRegister('credit-notes'),
  'HSN summary': toRegister('hsn'),
  'register of grievances': toRegister('grievances'),
  ...articleFlows,
  ...mediaFlows,
  ...companyFlows,
  ...resourceFlows(audit, sampleChange),
  ...resourceFlows(jobs, job),
  ...resourceFlows(messages, sampleMessage),
  ...formFlow('stock movement', movementEditing('receive'), stock.toName, STOCK, {
    quantity: 5,
    reason: 'A delivery',
  }),
  'product editor': {
    machine: editor,
    input: { id: sampleProduct.id },
    responses: {
      getStaffProduct: { success: true, data: sampleProduct },
      listStaffBrands: toList(brand),
      listStaffCategories: toList(category),
    },
    Screen: ProductEditorScreen,
  },
  'product form': {
    machine: productForm,
    scenario: formScenario(productForm, sampleProduct),
    Screen: ProductFormScreen,
  },
  'product history': { machine: findChild(editor, 'history'), Screen: RecordHistoryScreen },
  'product bulk': {
    machine: siteProductBulkMachine,
    scenario: withEvents({
      add: {
        type: 'form.add',
        draft: { ids: [ID], price: '120', pricePercent: '', isVisible: '', categoryId: '' },
      },
      submit: { type: 'form.submit' },
      close: { type: 'form.close' },
    }),
    Screen: ProductBulkScreen,
  },
  'csv export': {
    machine: siteFileOpeningMachine,
    Screen: ({ actor }) => (
      <FileButtonScreen label="Export as CSV" file={{ type: 'csv', kind: 'products' }} actor={actor} />
    ),
  },
  'packing slips': {
    machine: siteFileOpeningMachine,
    scenario: withEvents({
      open: { type: 'file.open', file: { type: 'packingSlips', slips: { ids: [ID], paper: 'A6' } } },
    }),
    Screen: ({ actor }) => (
      <FileButtonScreen
        label="Packing slips (A6)"
        file={{ type: 'packingSlips', slips: { ids: [ID], paper: 'A6' } }}
        actor={actor}
      />
    ),
  },
  'payout statement of staff': {
    machine: siteFileOpeningMachine,
    scenario: withEvents({
      open: { type: 'file.open', file: { type: 'statement', payoutId: ID } },
    }),
    Screen: ({ actor }) => (
      <FileButtonScreen label="Statement (PDF)" file={{ type: 'statement', payoutId: ID }} actor={actor} />
    ),
  },
  'csv import': {
    machine: siteCsvImportMachine,
    input: { kind: 'products', id: '' },
    scenario: withEvents({ ...csvImportScenario, choose: { type: 'file.choose', file: FILE } }),
    Screen: CsvImportScreen,
  },
  'second factor': { machine: siteSecondFactorMachine, Screen: SecondFactorScreen },
};
