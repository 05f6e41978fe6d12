import { type Endpoint, endpoints } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AshasRecords, createAshasRecords } from '../../test/ashas-records.ts';
import { logIn } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const Rows = z.array(z.object({ name: z.string() }));

/** Every endpoint that has an id in its path and is not public. */
const calls = endpoints.filter(({ path, policy }) => path.includes('{') && policy !== 'public');

/** The data of asha that each endpoint can name. Add every new endpoint here. */
const NAMED: Readonly<Record<string, readonly (keyof AshasRecords)[]>> = {
  approvePointsCorrection: ['pointsCorrection'],
  approveMemberRequest: ['request'],
  cancelImport: ['user'],
  cancelOrder: ['placed'],
  cancelPieces: ['placed'],
  changeParent: ['user', 'associate'],
  closeParentProposal: ['associate'],
  closePointsCorrection: ['pointsCorrection'],
  // Name a month, which has no owner.
  closePayoutPeriod: [],
  getPayoutPeriod: [],
  listPayouts: [],
  confirmImport: ['user'],
  confirmPayment: ['unpaid'],
  deleteAddress: ['address'],
  deleteBrand: ['user'],
  getStaffArticle: ['user'],
  listArticleVersions: ['user'],
  publishArticle: ['user'],
  restoreArticleVersion: ['user'],
  setArticleReadiness: ['user'],
  unpublishArticle: ['user'],
  updateArticle: ['user'],
  deleteMedia: ['user'],
  getMedia: ['user'],
  replaceMedia: ['user'],
  updateMedia: ['user'],
  deleteReplyTemplate: ['user'],
  deleteCategory: ['user'],
  deleteProduct: ['user'],
  deleteStock: ['user'],
  // Name a coupon of the shop, which has no owner.
  endCoupon: [],
  blockMember: ['user'],
  endMemberSessions: ['user'],
  getMember: ['user'],
  previewMerge: ['user'],
  mergeAccounts: ['user'],
  setMemberFacts: ['user'],
  listMemberAddresses: ['user'],
  listMemberPastOrders: ['user'],
  listMemberPoints: ['user'],
  listMemberSessions: ['user'],
  deleteMember: ['user'],
  unblockMember: ['user'],
  removeStaffAccount: ['user'],
  setStaffAccess: ['user'],
  sendInvitationAgain: ['user'],
  withdrawInvitation: ['user'],
  endSession: ['session'],
  getAssociate: ['user', 'associate'],
  getCart: ['user'],
  getGrievance: ['user'],
  getGrievanceThread: ['user'],
  getOwnGrievanceThread: ['user'],
  replyToOwnGrievance: ['user'],
  respondToGrievance: ['user'],
  getImport: ['user'],
  getNodePaymentSummary: ['user', 'associate'],
  getOrder: ['placed', 'delivered', 'unpaid'],
  getOrderLedger: ['user', 'associate', 'placed', 'delivered'],
  getPoints: ['user', 'associate'],
  getPointsCorrection: ['pointsCorrection'],
  getRepurchaseSummary: ['user', 'associate'],
  getMemberRequest: ['request'],
  getStaffLead: ['user'],
  getStaffOrder: ['placed'],
  getStaffProduct: ['user'],
  getTree: ['user', 'associate'],
  inspectReturn: ['delivered'],
  listAllMemberRequests: ['user'],
  listTeamMembers: ['user', 'associate'],
  listGroupPoints: ['user', 'associate'],
  listImportProblems: ['user'],
  listNodePayments: ['user', 'associate'],
  listOwnMemberRequests: ['user'],
  listPointsTransactions: ['user', 'associate'],
  listRecordHistory: ['user'],
  listUpline: ['user', 'associate'],
  moveStock: ['user'],
  openCreditNote: ['placed', 'delivered'],
  // Names a kind of record, which has no owner.
  openExport: [],
  openInvoice: ['placed', 'delivered'],
  openPayment: ['unpaid'],
  openPayoutStatement: ['payout'],
  getMemberBankDetails: ['user'],
  revealBankDetails: ['user'],
  decideBankDetails: ['user'],
  listMemberBankDetailsEvents: ['user'],
  openStaffCreditNote: ['placed', 'delivered'],
  openStaffInvoice: ['placed', 'delivered'],
  openStaffPayoutStatement: ['payout'],
  cancelOwnPieces: ['placed'],
  refundOrder: ['delivered'],
  setOrderAddress: ['placed'],
  setUndelivered: ['placed'],
  packOrder: ['placed'],
  addOrderNote: ['placed'],
  addPieces: ['placed'],
  quoteAddition: ['placed'],
  acceptReturn: ['delivered'],
  previewParentChange: ['user', 'associate'],
  proposeParentChange: ['user', 'associate'],
  proveContact: ['user'],
  readNotification: ['notification'],
  rejectMemberRequest: ['request'],
  restoreBrand: ['user'],
  restoreReplyTemplate: ['user'],
  updateReplyTemplate: ['user'],
  restoreCategory: ['user'],
  moveCategory: ['user'],
  recommendProduct: ['user'],
  restoreProduct: ['user'],
  retryRefund: ['delivered'],
  removeFromCart: ['cartItem'],
  // Names a product of the shop, which has no owner.
  removeFromWishlist: [],
  // Names a product of the shop, which has no owner.
  removeRestockRequest: [],
  // Name a product of the shop; the review is the caller's own.
  getOwnReview: [],
  saveReview: [],
  deleteReview: [],
  // Names a product of the shop.
  askProductQuestion: [],
  getStaffProductQuestion: ['user'],
  decideProductQuestion: ['user'],
  getStaffReview: ['user'],
  decideReview: ['user'],
  returnOrder: ['delivered'],
  sendContactChangeCode: ['user'],
  sendContactCode: ['user'],
  sendMessageAgain: ['user'],
  setAccountDetails: ['user'],
  assignGrievance: ['grievance'],
  setGrievanceStatus: ['grievance'],
  setOrderStatus: ['placed'],
  setPayoutOutcome: ['payout'],
  withdrawPayout: ['payout'],
  setShipment: ['placed'],
  simulatePayment: ['payment'],
  // Names a kind of record, which has no owner.
  startImport: [],
  tryCoupon: [],
  undoParentChange: ['associate'],
  updateAddress: ['address'],
  updateAssociate: ['user', 'associate'],
  updateBrand: ['user'],
  updateCategory: ['user'],
  updateCoupon: [],
  deleteLead: ['user'],
  joinLead: ['user'],
  assignLead: ['user'],
  updateLead: ['user'],
  updateProduct: ['user'],
  updateProfile: ['user'],
  setMobile: ['user'],
  withdrawMemberRequest: ['request'],
};

describe('the data of asha', () => {
  const app = useTestApp();
  let ashas: AshasRecords;
  let raviToken = '';

  beforeAll(async () => {
    ashas = await createAshasRecords(app);
    raviToken = (await logIn(app, 'ravi')).token;
  });

  /** All stored data except the counters of rate limits. */
  const stored = async () => {
    const tables = Rows.parse(
      await app.sql("select tablename as name from pg_tables where schemaname = 'public' order by 1"),
    );
    const dump: unknown[] = [];
    for (const { name } of tables.filter((table) => table.name !== 'rate_limits')) {
      dump.push(name, await app.sql(`select t::text as row from "${name}" as t order by 1`));
    }
    return dump;
  };

  const askAsRavi = ({ method, path, body }: Endpoint, id: string) =>
    app.call(path.replaceAll(/\{\w+\}/g, id), {
      method,
      headers: { Authorization: `Bearer ${raviToken}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(BODIES) }),
    });

  it('is listed here for each endpoint that can name it', () => {
    expect(calls.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(NAMED).toSorted());
  });

  it.each(calls.map((endpoint) => [endpoint.operation, endpoint] as const))(
    'is not found or forbidden, and does not change, when ravi calls %s with it',
    async (operation, endpoint) => {
      const before = await stored();
      for (const thing of NAMED[operation] ?? []) {
        const response = await askAsRavi(endpoint, ashas[thing]);
        const text = await response.text();
        expect([
          thing,
          [403, 404].includes(response.status) ? 'rejected' : `${response.status} ${text}`,
        ]).toEqual([thing, 'rejected']);
        expect(text).not.toMatch(/asha|9000000001/i);
      }
      expect(await stored()).toEqual(before);
    },
  );
});

/** Fields that are valid in most bodies, because the owner is checked first. */
const BODIES = {
  status: 'CONFIRMED',
  reason: 'It does not suit me.',
  outcome: 'SUCCEED',
  providerOrderId: 'order',
  providerPaymentId: 'payment',
  signature: 'ab12',
};
