import { type StaffNotice } from '@pgm/api/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AGREEMENT_VERSION } from '../../../test/agreement-version.ts';
import { Buyer, offer } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { GRIEVANCE } from '../../../test/grievance-filer.ts';
import { logIn, toFailure, toStatuses } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { Payer } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { type TestApp, useTestApp } from '../../../test/test-app.ts';
import { forgetMemberNotices } from '../../platform/messaging/notify-staff.ts';

const Notices = z.object({
  data: z.array(z.looseObject({ kind: z.string(), name: z.string(), isNew: z.boolean() })),
  total: z.int(),
});
const Count = z.object({ data: z.object({ count: z.int() }) });

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
};

const list = async (reader: StaffMember, query = '') =>
  Notices.parse(await (await reader.get(`/api/admin/notices${query}`)).json()).data;
const kinds = async (reader: StaffMember) => (await list(reader)).map(({ kind, name }) => `${kind} ${name}`);
const countNew = async (reader: StaffMember) =>
  Count.parse(await (await reader.get('/api/admin/notices/new')).json()).data.count;
const read = (reader: StaffMember, upTo: string) => reader.putJson('/api/admin/notices/read', { upTo });
const choose = (reader: StaffMember, changes: object) =>
  reader.putJson('/api/admin/notices/choices', changes);

/** Stores this many notices of a kind, a minute apart; the last is the newest. */
const fill = (app: TestApp, kind: StaffNotice['kind'], count: number) =>
  app.sql(`insert into staff_notices (id, key, kind, subject_id, name, created_at)
    select gen_random_uuid(), '${kind}' || n, '${kind}', gen_random_uuid(), 'No ' || n,
      timestamptz '2026-11-01T00:00:00Z' + n * interval '1 minute'
    from generate_series(1, ${count}) n`);

describe('a notice to staff', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings);
  let staff: StaffMember;
  let admin: StaffMember;
  let tea = '';

  beforeEach(async () => {
    await app.sql('truncate rate_limits, orders, bv_entries, notifications, staff_notices cascade');
    razorpay.reset();
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
  });
  afterEach(() => app.sql('truncate staff_notices'));

  it('is one row of a new order for all staff, and nothing of a member', async () => {
    const buyer = await Buyer.logIn(app, 'ravi');
    const order = await buyer.place([tea, 1]);
    expect(await (await staff.get('/api/admin/notices')).json()).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          kind: 'NEW_ORDER',
          subjectId: order.id,
          name: order.number,
          quantity: null,
          isNew: true,
          createdAt: new Date(app.clock.now).toISOString(),
        },
      ],
      page: 1,
      limit: 100,
      total: 1,
    });
    expect(await kinds(admin)).toEqual([`NEW_ORDER ${order.number}`]);
    expect(await app.sql('select count(*)::int as n from staff_notices')).toEqual([{ n: 1 }]);
    expect(await app.sql('select count(*)::int as n from notifications')).toEqual([{ n: 0 }]);
  });

  it('of an order that is paid at once comes with the payment, once', async () => {
    const asha = await Payer.logIn(app, 'asha');
    const order = await asha.place(tea);
    expect(await kinds(staff)).toEqual([]);
    const paid = razorpay.pay(await asha.opened(order.id));
    for (let time = 0; time < 2; time += 1)
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
    expect(await kinds(staff)).toEqual([`NEW_ORDER ${order.number}`]);
  });

  it('is not written for an order that is rejected', async () => {
    const buyer = await Buyer.logIn(app, 'ravi');
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1 });
    const quote = await buyer.quote([[tea, 1]]);
    await app.sql(`update store_entries set quantity = 0 where product_id = '${tea}'`);
    expect((await buyer.order([[tea, 1]], { total: quote.total })).status).not.toBe(201);
    expect(await kinds(staff)).toEqual([]);
  });

  it('reports a return that its buyer requests', async () => {
    const buyer = await Buyer.logIn(app, 'ravi');
    const order = await buyer.place([tea, 1]);
    await (await OrderStaff.logIn(app)).move(order.id, ...HOME_DELIVERY);
    await app.sql('truncate staff_notices');
    await buyer.sendBack(order.id, 'Broken');
    expect(await list(staff)).toMatchObject([
      { kind: 'RETURN_REQUESTED', name: order.number, subjectId: order.id },
    ]);
  });

  it('reports a refund that the provider rejects, once', async () => {
    const asha = await Payer.logIn(app, 'asha');
    const order = await asha.place(tea);
    const paid = razorpay.pay(await asha.opened(order.id));
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
    await asha.cancel(order.id);
    await app.sql('truncate staff_notices');
    razorpay.refundStatus = 'failed';
    for (let time = 0; time < 2; time += 1) {
      await app.runJobs();
      app.clock.now += 6 * 3_600_000;
    }
    staff = await StaffMember.logIn(app);
    expect(await list(staff)).toMatchObject([
      { kind: 'REFUND_FAILED', name: order.number, subjectId: order.id },
    ]);
  });

  it('reports leads, grievances and, to administrators alone, member requests', async () => {
    const ravi = await MemberClient.logIn(app, 'ravi');
    for (let time = 0; time < 2; time += 1)
      await app.post('/contacts', LEAD, { 'Idempotency-Key': 'lead-key-1' });
    app.clock.now += 1000;
    await app.post('/grievances', GRIEVANCE);
    await ravi.raise();
    expect(await kinds(staff)).toEqual([expect.stringMatching(/^NEW_GRIEVANCE \S+-\d+/), 'NEW_LEAD ']);
    expect(await kinds(admin)).toEqual(['NEW_REQUEST ', expect.any(String), 'NEW_LEAD ']);
    expect([await countNew(staff), await countNew(admin)]).toEqual([2, 3]);
    expect(await list(staff, '?kind=NEW_REQUEST')).toEqual([]);
  });

  it('of low stock comes once, until the product is above its alert level again', async () => {
    const buyer = await Buyer.logIn(app, 'ravi');
    const set = (quantity: number) =>
      staff.post('/api/stores', { productId: tea, quantity, alertQuantity: 5 });
    const move = (movement: object) =>
      staff.post(`/api/admin/stock/${tea}/movements`, { reason: 'Counted', ...movement });
    const stockNotices = () => list(staff, '?kind=LOW_STOCK');
    // A product without stock is not brought down by its first pieces.
    await app.sql(`delete from store_entries where product_id = '${tea}'`);
    await set(4);
    await set(7);
    await buyer.place([tea, 1]);
    expect(await stockNotices()).toEqual([]);

    const order = await buyer.place([tea, 1]);
    await buyer.place([tea, 1]);
    await set(3);
    expect(await stockNotices()).toMatchObject([{ subjectId: tea, name: 'Copy 1', quantity: 5 }]);

    app.clock.now += 1000;
    await move({ kind: 'receive', quantity: 2 });
    await buyer.cancel(order.id);
    await move({ kind: 'correct', quantity: 0 });
    expect(await stockNotices()).toMatchObject([{ quantity: 0 }, { quantity: 5 }]);
  });

  it('names a member who withdrew from the agreement only as long as they have their account', async () => {
    const { token, user } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    await app.sql(`update agreements set accepted_at = '${new Date(app.clock.now).toISOString()}'`);
    await app.post('/associates/self/agreement', { agreementVersion: AGREEMENT_VERSION }, headers);
    expect((await app.post('/associates/self/agreement/withdrawal', undefined, headers)).status).toBe(200);
    expect(await list(staff)).toMatchObject([
      { kind: 'AGREEMENT_WITHDRAWN', name: 'asha', subjectId: user.id },
    ]);
    await app.seed((db) => forgetMemberNotices(db, user.id));
    expect(await list(staff)).toEqual([]);
  });
});

describe('the notices to staff', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-11-21T06:30:00.000Z');
  });
  beforeEach(async () => {
    await app.sql('truncate staff_notices, staff_notice_choices');
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
  });

  it('are counted until they are marked as read, by each staff member alone', async () => {
    await fill(app, 'NEW_ORDER', 3);
    const [, second] = await list(staff);
    const response = await read(staff, z.string().parse(second?.['createdAt']));
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: { count: 1 } }]);
    expect((await list(staff)).map(({ isNew }) => isNew)).toEqual([true, false, false]);
    expect(await countNew(admin)).toBe(3);
  });

  it('stay read when an earlier time is marked, and those to come are not read by a later one', async () => {
    await fill(app, 'NEW_ORDER', 2);
    await read(staff, '2026-11-20T00:00:00.000Z');
    await read(staff, '2026-10-01T00:00:00.000Z');
    expect(await countNew(staff)).toBe(0);
    await read(staff, '2036-01-01T00:00:00.000Z');
    await app.sql(`insert into staff_notices (id, key, kind, subject_id, name, created_at)
      values (gen_random_uuid(), 'later', 'NEW_ORDER', gen_random_uuid(), '', '2026-11-22')`);
    expect(await countNew(staff)).toBe(1);
  });

  it('are counted up to a hundred', async () => {
    await fill(app, 'NEW_ORDER', 130);
    expect(await countNew(staff)).toBe(100);
  });

  it('of a kind that is switched off are listed, and not counted', async () => {
    await fill(app, 'NEW_ORDER', 2);
    await fill(app, 'NEW_LEAD', 1);
    expect(await (await choose(staff, { bellOff: ['NEW_ORDER', 'NEW_ORDER'] })).json()).toEqual({
      success: true,
      data: { bellOff: ['NEW_ORDER'], mail: [] },
    });
    expect([await countNew(staff), await countNew(admin)]).toEqual([1, 3]);
    expect((await list(staff)).filter(({ isNew }) => isNew)).toMatchObject([{ kind: 'NEW_LEAD' }]);
    await choose(staff, { mail: ['LOW_STOCK'] });
    expect(await (await staff.get('/api/admin/notices/choices')).json()).toEqual({
      success: true,
      data: { bellOff: ['NEW_ORDER'], mail: ['LOW_STOCK'] },
    });
  });

  it.each([
    'REFUND_FAILED',
    'NEW_GRIEVANCE',
    'GRIEVANCE_REOPENED',
    'GRIEVANCE_DUE',
    'GRIEVANCE_OVERDUE',
    'AGREEMENT_WITHDRAWN',
  ])('of the kind %s cannot be switched off', async (kind) => {
    const response = await choose(staff, { bellOff: [kind] });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('The bell always counts this kind.'),
    ]);
  });

  it('are searched by number and name, and filtered by kind', async () => {
    await fill(app, 'NEW_ORDER', 12);
    await fill(app, 'NEW_LEAD', 1);
    expect((await list(staff, '?search=no 12')).map(({ name }) => name)).toEqual(['No 12']);
    expect(await list(staff, '?kind=NEW_LEAD')).toHaveLength(1);
    expect((await staff.get('/api/admin/notices?kind=OTHER')).status).toBe(400);
  });

  it('are not for members', async () => {
    const ravi = await MemberClient.logIn(app, 'ravi');
    const responses = [
      await ravi.get('/api/admin/notices'),
      await ravi.get('/api/admin/notices/new'),
      await ravi.put('/api/admin/notices/read', { upTo: '2026-11-20T00:00:00.000Z' }),
      await ravi.get('/api/admin/notices/choices'),
      await ravi.put('/api/admin/notices/choices', { mail: ['NEW_ORDER'] }),
    ];
    expect(toStatuses(responses)).toEqual([403, 403, 403, 403, 403]);
    expect(await app.sql('select * from staff_notice_choices')).toEqual([]);
  });

  it.each(['', 'yesterday', '0000-02-29T20:00:00Z', '2026-13-01T00:00:00Z'])(
    'are read up to a time, and %j is none',
    async (upTo) => {
      const response = await read(staff, upTo);
      expect([response.status, await response.json()]).toEqual([400, toFailure('The time is not valid.')]);
    },
  );

  it('are removed after 90 days', async () => {
    await fill(app, 'NEW_ORDER', 1);
    await app.sql(`update staff_notices set created_at = '2026-08-23T06:00:00Z'`);
    await fill(app, 'NEW_LEAD', 1);
    await app.runJobs();
    expect(await kinds(staff)).toEqual(['NEW_LEAD No 1']);
  });
});
