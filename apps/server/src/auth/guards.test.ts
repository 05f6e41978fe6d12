import { type Endpoint, endpoints } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, logIn } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

/** Every call that anyone may make. Whoever adds one here opens it to the world. */
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
  'verifyOtp',
  'verifyToken',
];

/** Every call that anyone may make, and that knows who is logged in. */
const VISITORS = ['fileGrievance', 'listCoupons', 'quoteOrder'];

/** Every other call, and who may make it. */
const GUARDED = {
  addToCart: 'member',
  addToWishlist: 'member',
  approveRequest: 'admin',
  cancelOrder: 'member',
  confirmPayment: 'member',
  changeParent: 'admin',
  countUnreadNotifications: 'member',
  createAddress: 'member',
  createAssociate: 'staff',
  deleteAccount: 'member',
  deleteAddress: 'member',
  exportData: 'member',
  getCart: 'member',
  getConsents: 'member',
  getNodePaymentSummary: 'member',
  getOrder: 'member',
  getOwnAssociate: 'member',
  getPoints: 'member',
  getRepurchaseSummary: 'member',
  getTree: 'member',
  listAddresses: 'member',
  listAllOrders: 'staff',
  listAllRequests: 'admin',
  listAssociates: 'admin',
  listContacts: 'staff',
  listDownline: 'member',
  listGrievances: 'staff',
  listNodePayments: 'member',
  listNotifications: 'member',
  listOrders: 'member',
  listOwnGrievances: 'member',
  listOwnRequests: 'member',
  listReferred: 'member',
  listUpline: 'member',
  listUsers: 'admin',
  listWishlist: 'member',
  logOut: 'member',
  mergeCart: 'member',
  openInvoice: 'member',
  openPayment: 'member',
  placeOrder: 'member',
  proveContact: 'member',
  previewParentChange: 'admin',
  raiseRequest: 'member',
  readAllNotifications: 'member',
  readNotification: 'member',
  rejectRequest: 'admin',
  removeFromCart: 'member',
  removeFromWishlist: 'member',
  returnOrder: 'member',
  sendContactCode: 'member',
  sendDeletionCode: 'member',
  setConsents: 'member',
  setGrievanceStatus: 'staff',
  setOrderStatus: 'staff',
  simulatePayment: 'member',
  updateAddress: 'member',
  updateAssociate: 'member',
  updateProfile: 'member',
  withdrawRequest: 'member',
};

const GUEST = { status: 401, body: failureOf('Failed to verify token'), scheme: 'Bearer', cache: 'no-store' };
const FORBIDDEN = { status: 403, body: failureOf('You may not do this.'), scheme: null, cache: 'no-store' };

describe('who may make which call', () => {
  const app = useTestApp();
  const tokens = { member: '', staff: '', admin: '' };
  beforeAll(async () => {
    tokens.member = (await logIn(app, 'asha')).token;
    tokens.staff = (await logIn(app, 'staff')).token;
    tokens.admin = (await logIn(app, 'admin')).token;
  });

  /** Calls with rubbish in every place, which whoever is not let in must not hear about. */
  const answerTo = async ({ method, path }: Endpoint, token?: string) => {
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

  it('is written down here for each of them', () => {
    const open = endpoints.filter(({ policy }) => policy === 'public').map(({ operation }) => operation);
    expect(open.toSorted()).toEqual(PUBLIC);
    expect(greeted.map(({ operation }) => operation).toSorted()).toEqual(VISITORS);
    expect(Object.fromEntries(guarded.map(({ operation, policy }) => [operation, policy]))).toEqual(GUARDED);
  });

  it.each(guarded.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s asks who calls before it looks at anything else',
    async (_, endpoint) => {
      expect(await answerTo(endpoint)).toEqual(GUEST);
      expect(await answerTo(endpoint, 'rubbish')).toEqual(GUEST);
    },
  );

  it.each(greeted.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s is answered to everyone, but not to a token that is none',
    async (_, endpoint) => {
      expect(await answerTo(endpoint, 'rubbish')).toEqual(GUEST);
      for (const token of [undefined, ...Object.values(tokens)]) {
        const { status, cache } = await answerTo(endpoint, token);
        expect([[401, 403].includes(status), cache]).toEqual([false, 'no-store']);
      }
    },
  );

  it.each(guarded.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s is answered to those whom its policy names and to nobody else',
    async (_, endpoint) => {
      const answers: Record<string, unknown> = {};
      for (const [role, token] of Object.entries(tokens)) {
        const answer = await answerTo(endpoint, token);
        answers[role] = [401, 403].includes(answer.status) ? answer : 'let in';
      }
      expect(answers).toEqual({
        member: endpoint.policy === 'member' ? 'let in' : FORBIDDEN,
        staff: endpoint.policy === 'admin' ? FORBIDDEN : 'let in',
        admin: 'let in',
      });
    },
  );

  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'])('no other method opens one: %s', async (method) => {
    const unserved = guarded.filter(
      ({ path }) => !guarded.some((one) => one.method === method && isAddressOf(one, path)),
    );
    for (const { path } of unserved) {
      const response = await app.call(path, { method });
      expect([path, response.status, await response.json()]).toEqual([path, 404, failureOf('Not found')]);
    }
  });

  it('asking for the head alone opens none', async () => {
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
  ])('no other spelling of an address opens one: %s', async (path) => {
    expect([401, 404]).toContain((await app.call(path)).status);
  });
});

/** Whether a path is one of an endpoint's addresses: '/api/cart/merge' is one of '/api/cart/{id}'. */
function isAddressOf(endpoint: Endpoint, path: string): boolean {
  return new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
