import { type Endpoint, endpoints } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { toFailure, logIn } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** Every public endpoint. An endpoint that you add here is open to the world. */
const PUBLIC = [
  'createContact',
  'finishFirebaseSignIn',
  'finishGoogleSignIn',
  'getProduct',
  'getSponsor',
  'listBrands',
  'listCategories',
  'listProductAddresses',
  'listProducts',
  'listProductsOfCategory',
  'listSignInProviders',
  'listStores',
  'logIn',
  'refreshSession',
  'register',
  'reopenGrievance',
  'requestPasswordReset',
  'resetPassword',
  'search',
  'sendOtp',
  'showGrievance',
  'undoContactChange',
  'verifyOtp',
  'verifyToken',
];

/** Every endpoint that anyone may call and that recognises a logged-in user. */
const VISITORS = ['fileGrievance', 'listCoupons', 'quoteOrder'];

/** Every other endpoint, with its policy. */
const GUARDED = {
  addToCart: 'member',
  addToWishlist: 'member',
  approveRequest: 'admin',
  cancelImport: 'staff',
  cancelOrder: 'member',
  confirmImport: 'staff',
  confirmPayment: 'member',
  confirmSecondFactor: 'member',
  changeParent: 'admin',
  changePassword: 'member',
  countUnreadNotifications: 'member',
  createAddress: 'member',
  createAssociate: 'staff',
  createBrand: 'staff',
  createCategory: 'staff',
  createProduct: 'staff',
  deleteAccount: 'member',
  deleteAddress: 'member',
  deleteBrand: 'staff',
  deleteCategory: 'staff',
  deleteProduct: 'staff',
  deleteStock: 'staff',
  endOtherSessions: 'member',
  endSession: 'member',
  exportData: 'member',
  getAccountSecurity: 'member',
  getCart: 'member',
  getConsents: 'member',
  getImport: 'staff',
  getNodePaymentSummary: 'member',
  getOrder: 'member',
  getOwnAssociate: 'member',
  getPoints: 'member',
  getRepurchaseSummary: 'member',
  getSecondFactor: 'member',
  getStaffProduct: 'staff',
  getTree: 'member',
  listAddresses: 'member',
  listAllOrders: 'staff',
  listAllRequests: 'admin',
  listAssociates: 'admin',
  listAuditEntries: 'admin',
  listSetAsideRows: 'admin',
  listContacts: 'staff',
  listDownline: 'member',
  listGrievances: 'staff',
  listImportProblems: 'staff',
  listNodePayments: 'member',
  listNotifications: 'member',
  listOrders: 'member',
  listOwnGrievances: 'member',
  listOwnRequests: 'member',
  listRecordHistory: 'staff',
  listReferred: 'member',
  listStaffBrands: 'staff',
  listStaffCategories: 'staff',
  listStaffLeads: 'staff',
  listStaffProducts: 'staff',
  listStaffStock: 'staff',
  listUpline: 'member',
  listUsers: 'admin',
  listWishlist: 'member',
  logOut: 'member',
  mergeCart: 'member',
  moveStock: 'staff',
  openExport: 'staff',
  openInvoice: 'member',
  openPayment: 'member',
  passSecondFactor: 'member',
  placeOrder: 'member',
  proveContact: 'member',
  previewParentChange: 'admin',
  raiseRequest: 'member',
  readAllNotifications: 'member',
  readNotification: 'member',
  rejectRequest: 'admin',
  removeFromCart: 'member',
  removeFromWishlist: 'member',
  restoreBrand: 'staff',
  restoreCategory: 'staff',
  restoreProduct: 'staff',
  returnOrder: 'member',
  sendContactChangeCode: 'member',
  sendContactCode: 'member',
  sendDeletionCode: 'member',
  setConsents: 'member',
  setGrievanceStatus: 'staff',
  setOrderStatus: 'staff',
  setStock: 'staff',
  simulatePayment: 'member',
  startImport: 'staff',
  startSecondFactor: 'member',
  updateAddress: 'member',
  updateAssociate: 'member',
  updateBrand: 'staff',
  updateCategory: 'staff',
  updateLead: 'staff',
  updateProduct: 'staff',
  updateProducts: 'staff',
  updateProfile: 'member',
  setMobile: 'member',
  withdrawRequest: 'member',
};

const GUEST = { status: 401, body: toFailure('Failed to verify token'), scheme: 'Bearer', cache: 'no-store' };
const FORBIDDEN = { status: 403, body: toFailure('You may not do this.'), scheme: null, cache: 'no-store' };

describe('access to the endpoints', () => {
  const app = useTestApp();
  const tokens = { member: '', staff: '', admin: '' };
  beforeAll(async () => {
    tokens.member = (await logIn(app, 'asha')).token;
    tokens.staff = (await logIn(app, 'staff')).token;
    tokens.admin = (await logIn(app, 'admin')).token;
  });

  /**
   * Calls an endpoint with invalid input everywhere; a caller without permission must not get an error message
   * about the input.
   */
  const respondTo = async ({ method, path }: Endpoint, token?: string) => {
    const response = await app.call(`${path.replaceAll(/\{\w+\}/g, '%00')}?page=x&limit=-1`, {
      method,
      headers: { 'Content-Type': 'text/plain', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(method !== 'GET' && { body: '{' }),
    });
    const { headers, status } = response;
    const text = await response.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    return { status, body, scheme: headers.get('WWW-Authenticate'), cache: headers.get('Cache-Control') };
  };
  const greeted = endpoints.filter(({ policy }) => policy === 'visitor');
  const guarded = endpoints.filter(({ policy }) => policy !== 'public' && policy !== 'visitor');

  it('is listed here for each of them', () => {
    const open = endpoints.filter(({ policy }) => policy === 'public').map(({ operation }) => operation);
    expect(open.toSorted()).toEqual(PUBLIC);
    expect(greeted.map(({ operation }) => operation).toSorted()).toEqual(VISITORS);
    expect(Object.fromEntries(guarded.map(({ operation, policy }) => [operation, policy]))).toEqual(GUARDED);
  });

  it.each(guarded.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s checks the caller before anything else',
    async (_, endpoint) => {
      expect(await respondTo(endpoint)).toEqual(GUEST);
      expect(await respondTo(endpoint, 'rubbish')).toEqual(GUEST);
    },
  );

  it.each(greeted.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s responds to everyone, but rejects an invalid token',
    async (_, endpoint) => {
      expect(await respondTo(endpoint, 'rubbish')).toEqual(GUEST);
      for (const token of [undefined, ...Object.values(tokens)]) {
        const { status, cache } = await respondTo(endpoint, token);
        expect([[401, 403].includes(status), cache]).toEqual([false, 'no-store']);
      }
    },
  );

  it.each(guarded.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s responds only to the callers that its policy allows',
    async (_, endpoint) => {
      const responses: Record<string, unknown> = {};
      for (const [role, token] of Object.entries(tokens)) {
        const response = await respondTo(endpoint, token);
        responses[role] = [401, 403].includes(response.status) ? response : 'let in';
      }
      expect(responses).toEqual({
        member: endpoint.policy === 'member' ? 'let in' : FORBIDDEN,
        staff: endpoint.policy === 'admin' ? FORBIDDEN : 'let in',
        admin: 'let in',
      });
    },
  );

  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'])('is not possible by another method: %s', async (method) => {
    const unrouted = guarded.filter(
      ({ path }) => !guarded.some((one) => one.method === method && matchesPath(one, path)),
    );
    for (const { path } of unrouted) {
      const response = await app.call(path, { method });
      expect([path, response.status, await response.json()]).toEqual([path, 404, toFailure('Not found')]);
    }
  });

  it('is not possible by a HEAD request', async () => {
    for (const { path } of guarded.filter(({ method }) => method === 'GET')) {
      const response = await app.call(path, { method: 'HEAD' });
      expect([path, response.status, await response.text()]).toEqual([path, 401, '']);
    }
  });

  it.each([
    '/contacts/',
    '/admin/users/all/',
    '/Admin/Users/All',
    '//contacts',
    '/admin/./users/all',
    '/contacts?',
  ])('is not possible by another spelling of an address: %s', async (path) => {
    expect([401, 404]).toContain((await app.call(path)).status);
  });
});

/** Whether a path is one of an endpoint's addresses: '/api/cart/merge' is one of '/api/cart/{id}'. */
function matchesPath(endpoint: Endpoint, path: string): boolean {
  return new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
