import { DataExport } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '../../../test/agreement-version.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { Buyer } from '../../../test/buyer.ts';
import { GRIEVANCE } from '../../../test/grievance-filer.ts';
import { logIn, passToNextHour } from '../../../test/identity.ts';
import { listProducts } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the data export of a member', () => {
  const app = useTestApp();
  let asha: MemberClient;
  beforeEach(async () => {
    passToNextHour(app);
    asha = await MemberClient.logIn(app, 'asha');
  });

  const exported = async (member = asha) =>
    DataExport.parse(await (await member.get('/privacy/export')).json());

  it('has all the stored rows', async () => {
    const buyer = await Buyer.logIn(app, 'asha');
    const product = (await listProducts(app)).find(({ stock }) => stock.quantity >= 8);
    const order = await buyer.placePaid([product?.id ?? '', 1]);
    await buyer.invoice(order.id);
    const headers = { Authorization: `Bearer ${(await logIn(app, 'asha')).token}` };
    await app.post('/api/cart', { productId: product?.id, quantity: 2 }, headers);
    await app.post('/api/wishlist', { productId: product?.id }, headers);
    const soldOut = (await listProducts(app)).find(({ stock }) => stock.status === 'SOLD_OUT');
    await app.post('/api/restock-requests', { productId: soldOut?.id }, headers);
    await app.post('/grievances', { ...GRIEVANCE, orderNumber: order.number }, headers);
    await asha.raise();
    await asha.put('/privacy/consents', { offersBySms: true });

    await app.post('/associates/self/agreement', { agreementVersion: AGREEMENT_VERSION }, headers);
    await app.sql(
      `insert into former_referral_codes select 'ASHAOLD', id, now() from associates where user_id = '${asha.id}'`,
    );

    await app.sql(`insert into past_orders (id, user_id, number, placed_on, items, total_paise, status)
      values (gen_random_uuid(), '${asha.id}', 'SO-1', '2019-04-30', '2 × Soap', 74550, 'Delivered')`);

    await app.sql(`insert into reviews (id, product_id, user_id, author, stars, text, photos, status, written_at)
      select gen_random_uuid(), id, '${asha.id}', 'Asha M.', 5, '', '{}', 'APPROVED', now() from products limit 2`);
    await app.sql(`insert into product_questions (id, product_id, user_id, author, text, status, asked_at)
      select gen_random_uuid(), id, '${asha.id}', 'Asha M.', 'Is it sweet?', 'OPEN', now() from products limit 2`);

    const data = await exported();
    const stored = async (from: string) => {
      const [row] = await app.sql(`select count(*)::int as count from ${from}`);
      return JSON.parse(JSON.stringify(row)).count;
    };
    const own = `user_id = '${asha.id}'`;
    const place = `(select id from associates where ${own})`;
    const lists = {
      addresses: await stored(`addresses where ${own}`),
      cart: await stored(`cart_items where ${own}`),
      wishlist: await stored(`wishlist_items where ${own}`),
      restockRequests: await stored(`restock_requests where ${own}`),
      reviews: await stored(`reviews where ${own}`),
      productQuestions: await stored(`product_questions where ${own}`),
      orders: await stored(`orders where ${own}`),
      payments: await stored(`payments join orders on orders.id = order_id where ${own}`),
      invoices: await stored(`invoices join orders on orders.id = order_id where ${own}`),
      couponUses: await stored(`coupon_uses where ${own}`),
      pastOrders: await stored(`past_orders where ${own}`),
      points: await stored(`bv_entries where ${own}`),
      agreements: await stored(`agreements where ${own}`),
      identityCards: await stored(`identity_cards where ${own}`),
      formerReferralCodes: await stored(`former_referral_codes where associate_id = ${place}`),
      mergedAccounts: await stored(`account_merges where into_id = '${asha.id}'`),
      sponsorChanges: await stored(`parent_changes where associate_id = ${place}`),
      nodePayments: await stored(`node_payments where associate_id = ${place}`),
      payoutFigures: await stored(`payout_figures where associate_id = ${place}`),
      bankDetailsHistory: await stored(`bank_details_events where ${own}`),
      requests: await stored(`member_requests where ${own}`),
      grievances: await stored(`grievances where ${own}`),
      notifications: await stored(`notifications where ${own}`),
      sessions: await stored(`sessions where ${own}`),
    };
    const counts = {
      addresses: data.addresses.length,
      cart: data.cart.length,
      wishlist: data.wishlist.length,
      restockRequests: data.restockRequests.length,
      reviews: data.reviews.length,
      productQuestions: data.productQuestions.length,
      orders: data.orders.length,
      payments: data.payments.length,
      invoices: data.invoices.length,
      couponUses: data.couponUses.length,
      pastOrders: data.pastOrders.length,
      points: data.points.length,
      agreements: data.agreements.length,
      identityCards: data.identityCards.length,
      formerReferralCodes: data.formerReferralCodes.length,
      mergedAccounts: data.mergedAccounts.length,
      sponsorChanges: data.sponsorChanges.length,
      nodePayments: data.nodePayments.length,
      payoutFigures: data.payoutFigures.length,
      bankDetailsHistory: data.bankDetailsHistory.length,
      requests: data.requests.length,
      grievances: data.grievances.length,
      notifications: data.notifications.length,
      sessions: data.sessions.length,
    };
    expect(counts).toEqual(lists);
    expect(data.exportedAt).toBe(new Date(app.clock.now).toISOString());
    expect(data.profile).toMatchObject({ username: 'asha', primaryPhone: '9000000001', hasPassword: true });
    expect(data.cart).toMatchObject([{ productName: product?.name, size: '', quantity: 2 }]);
    expect(data.reviews[0]).toMatchObject({ author: 'Asha M.', stars: 5, status: 'APPROVED', reason: null });
    expect(data.productQuestions[0]).toMatchObject({
      author: 'Asha M.',
      text: 'Is it sweet?',
      status: 'OPEN',
    });
    expect(data.orders[0]).toMatchObject({ number: order.number, total: order.total });
    expect(data.invoices.at(-1)?.orderNumber).toBe(order.number);
    expect(data.grievances).toMatchObject([
      { ...GRIEVANCE, orderNumber: order.number, language: 'en', status: 'OPEN' },
    ]);
    expect(data.consents).toMatchObject({ offersBySms: true, changes: [{ consent: 'OFFERS_BY_SMS' }] });
    expect(data.associate?.sponsor?.name).toBe('Kamla Devi');
  });

  it("has no hash, token or code, and no other person except the sponsor's name", async () => {
    const text = await (await asha.get('/privacy/export')).text();
    expect(text).not.toMatch(/argon2|hash|"token|secret|otp"|idempotency/i);
    const others = await app.sql(
      `select email, mobile, id from users where id <> '${asha.id}' and (email is not null or mobile is not null)`,
    );
    expect(others.length).toBeGreaterThan(3);
    const known = others.flatMap((row) => Object.values(JSON.parse(JSON.stringify(row))));
    expect(known.filter((value) => value !== null && text.includes(String(value)))).toEqual([]);
  });

  it("is the caller's own", async () => {
    const ravi = await exported(await MemberClient.logIn(app, 'ravi'));
    expect([ravi.profile.username, ravi.orders.length]).toEqual(['ravi', 0]);
  });

  it('is limited to five times an hour', async () => {
    for (let time = 0; time < 5; time += 1) expect((await asha.get('/privacy/export')).status).toBe(200);
    const response = await asha.get('/privacy/export');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600']);
    const ravi = await MemberClient.logIn(app, 'ravi');
    expect((await ravi.get('/privacy/export')).status).toBe(200);
  });
});
