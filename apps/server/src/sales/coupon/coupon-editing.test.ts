import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, offer, openShop, orderIn } from '../../../test/buyer.ts';
import { withoutCoupons } from '../../../test/coupons.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** Ten percent for everyone. */
const TENTH = {
  code: 'tenth',
  title: 'Ten percent off',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  minSubtotal: null,
  startsOn: '2026-01-01',
  endsOn: null,
  totalLimit: null,
  memberLimit: null,
  isForFirstOrder: false,
  isActive: true,
  categoryIds: [],
  productIds: [],
};

const UNKNOWN = '01a206f3-00b5-706b-b6b0-3d958c2251f8';
const LIST = '/api/admin/coupons';
const List = z.object({ data: z.array(z.looseObject({ code: z.string() })), total: z.int() });

describe('a coupon', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let ravi: Buyer;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await withoutCoupons(app);
    [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 10_000, points: 10, quantity: 10 },
      { pricePaise: 20_000, points: 0, quantity: 10 },
    );
  });

  const create = async (rules: object = {}) => readRecord(await staff.post(LIST, { ...TENTH, ...rules }));
  const codes = async (query: string) =>
    List.parse(await (await staff.get(`${LIST}?${query}`)).json()).data.map(({ code }) => code);

  it('is created with every rule that an order is checked against', async () => {
    const rules = {
      ...TENTH,
      title: 'Soap week',
      maxDiscount: 150.5,
      minSubtotal: 499,
      startsOn: '2026-11-01',
      endsOn: '2099-11-30',
      totalLimit: 500,
      memberLimit: 1,
      isForFirstOrder: true,
      productIds: [soap],
    };
    const response = await staff.post(LIST, rules);
    expect(response.status).toBe(200);
    expect(await readRecord(response)).toEqual({
      ...rules,
      code: 'TENTH',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      categories: [],
      products: [{ id: soap, name: expect.any(String) }],
      state: 'running',
      used: 0,
      revenue: 0,
      version: 1,
    });
    expect(
      await app.sql(`select starts_at at time zone 'UTC' as starts, ends_at at time zone 'UTC' as ends,
        value, max_discount_paise, min_subtotal_paise from coupons`),
    ).toEqual([
      {
        starts: '2026-10-31 18:30:00',
        ends: '2099-11-30 18:29:59.999',
        value: 10,
        max_discount_paise: 15_050,
        min_subtotal_paise: 49_900,
      },
    ]);
  });

  it.each<[object, string]>([
    [{ value: 12.5 }, 'A percentage is a whole number from 1 to 100'],
    [{ value: 101 }, 'A percentage is a whole number from 1 to 100'],
    [{ kind: 'AMOUNT', value: 10.555 }, 'Discount can have at most 2 decimals'],
    [{ kind: 'AMOUNT', value: 0 }, 'Discount must be more than 0'],
    [{ kind: 'AMOUNT', maxDiscount: 5 }, 'Only a percentage has a maximum'],
    [{ endsOn: '2025-12-31' }, 'The last day must not be before the first day'],
    [{ startsOn: '2026-02-30' }, 'Choose the first day'],
    [{ totalLimit: 2, memberLimit: 3 }, 'One member cannot use it more often than all members together'],
    [{ isForFirstOrder: true, memberLimit: 2 }, 'A member has only one first order'],
    [{ totalLimit: 0 }, 'Total uses must be a whole number from 1 to 1000000'],
    [{ code: 'two words' }, 'A code has 3 to 20 letters, digits and hyphens'],
    [{ categoryIds: [UNKNOWN] }, 'Category not found'],
    [{ productIds: [UNKNOWN] }, 'Product not found'],
  ])('is rejected when a rule cannot be evaluated: %j', async (rules, message) => {
    const response = await staff.post(LIST, { ...TENTH, ...rules });
    expect([response.status, await response.json()]).toMatchObject([400, { success: false, message }]);
    expect(await codes('')).toEqual([]);
  });

  it('has a code of its own', async () => {
    await create();
    const response = await staff.post(LIST, TENTH);
    const message = 'Another coupon has this code';
    expect([response.status, await response.json()]).toEqual([409, toFailure(message, { code: message })]);
  });

  it('takes off only of its products and of those of its categories', async () => {
    const { id, ...coupon } = await create({ productIds: [soap] });
    const wanted = [
      [tea, 3],
      [soap, 1],
    ] as const;
    expect(await ravi.quote(wanted, 'TENTH')).toMatchObject({ subtotal: 500, discount: 20 });
    expect(await ravi.quote([[tea, 3]], 'TENTH')).toMatchObject({
      discount: 0,
      coupon: { problem: 'This coupon is not for the products in your cart.' },
    });
    const order = await orderIn(await ravi.order(wanted, { coupon: 'TENTH' }));
    expect(order).toMatchObject({ discount: 20, total: 480 });
    expect(
      await app.sql(
        `select discount_paise::int as paise from order_items where order_id = '${order.id}' order by position`,
      ),
    ).toEqual([{ paise: 0 }, { paise: 2000 }]);
    const [category] = z
      .array(z.object({ id: z.string() }))
      .parse(await app.sql(`select category_id as id from products where id = '${tea}'`));
    const change = { ...coupon, code: 'TENTH', productIds: [], categoryIds: [category?.id] };
    expect((await staff.putJson(`${LIST}/${id}`, change)).status).toBe(200);
    expect(await ravi.quote(wanted, 'TENTH')).toMatchObject({ discount: 50 });
  });

  it('shows how many orders use it and what they come to, without cancelled ones', async () => {
    await create({ totalLimit: 5 });
    const current = await orderIn(await ravi.order([[tea, 5]], { coupon: 'TENTH' }));
    const cancelled = await orderIn(await ravi.order([[soap, 1]], { coupon: 'TENTH' }));
    await ravi.cancel(cancelled.id);
    expect(current.total).toBe(450);
    expect(List.parse(await (await staff.get(LIST)).json())).toMatchObject({
      data: [{ used: 1, revenue: 450 }],
      total: 1,
    });
  });

  it('cannot be limited to fewer uses than it has had', async () => {
    const { id } = await create();
    for (const product of [tea, soap]) await orderIn(await ravi.order([[product, 1]], { coupon: 'TENTH' }));
    const response = await staff.putJson(`${LIST}/${id}`, { ...TENTH, totalLimit: 1 });
    const message = 'Total uses cannot be less than 2, the uses so far';
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(message, { totalLimit: message }),
    ]);
    expect((await staff.putJson(`${LIST}/${id}`, { ...TENTH, totalLimit: 2 })).status).toBe(200);
    expect(await codes('state=usedUp')).toEqual(['TENTH']);
  });

  it('is not changed over the change of another editor', async () => {
    const { id } = await create();
    const first = await staff.putJson(`${LIST}/${id}`, { ...TENTH, title: 'Mine', version: 1 });
    expect(await readRecord(first)).toMatchObject({ title: 'Mine', version: 2 });
    const second = await staff.putJson(`${LIST}/${id}`, { ...TENTH, title: 'Theirs', version: 1 });
    expect([second.status, await second.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ title: 'Mine', version: 2 }) }),
    ]);
  });

  it.each([
    ['that runs', '2026-01-01'],
    ['that has not started', '2098-01-01'],
  ])('%s ends at once, and stays ended when it is edited', async (_, startsOn) => {
    const { id } = await create({ startsOn, endsOn: '2099-12-31' });
    const response = await staff.post(`${LIST}/${id}/end`, {});
    const ended = await readRecord(response);
    expect([response.status, ended]).toMatchObject([200, { state: 'ended', version: 2 }]);
    const quoted = async () => (await ravi.quote([[tea, 1]], 'TENTH')).coupon?.problem;
    expect(await quoted()).toBe('This coupon has expired.');
    expect(await readRecord(await staff.post(`${LIST}/${id}/end`, {}))).toEqual(ended);
    const change = { ...TENTH, title: 'Over', startsOn: '2026-01-01', endsOn: ended['endsOn'] };
    expect(await readRecord(await staff.putJson(`${LIST}/${id}`, change))).toMatchObject({
      title: 'Over',
      state: 'ended',
    });
    expect(await quoted()).toBe('This coupon has expired.');
  });

  it('is found by code, title and state', async () => {
    await create({ code: 'RUN-1', title: 'For tea' });
    await create({ code: 'SOON-1', startsOn: '2098-01-01' });
    await create({ code: 'OFF-1', isActive: false });
    await create({ code: 'OVER-1', endsOn: '2026-01-02' });
    expect(await codes('sort=code')).toEqual(['OFF-1', 'OVER-1', 'RUN-1', 'SOON-1']);
    expect(await codes('search=tea')).toEqual(['RUN-1']);
    expect(await codes('search=over')).toEqual(['OVER-1']);
    for (const [state, code] of [
      ['running', 'RUN-1'],
      ['upcoming', 'SOON-1'],
      ['off', 'OFF-1'],
      ['ended', 'OVER-1'],
    ] as const)
      expect([state, await codes(`state=${state}`)]).toEqual([state, [code]]);
  });

  it('leaves an entry in the audit for each change', async () => {
    const { id } = await create();
    await staff.post(`${LIST}/${id}/end`, {});
    const admin = await StaffMember.logIn(app, 'admin');
    const { data } = await admin.audit(`coupon/${String(id)}`);
    expect(data.map(({ action, before, after }) => [action, before?.['endsAt'], after?.['code']])).toEqual([
      ['update', null, 'TENTH'],
      ['create', undefined, 'TENTH'],
    ]);
  });

  it('can be tried on a sample cart, for a member who has ordered and for one who has not', async () => {
    const { id } = await create({ isForFirstOrder: true, productIds: [tea], minSubtotal: 300 });
    const items = [
      { productId: tea, quantity: 1 },
      { productId: soap, quantity: 1 },
    ];
    const attempt = async (body: object) => (await staff.post(`${LIST}/${String(id)}/trial`, body)).json();
    expect(await attempt({ items, hasOrdered: false })).toMatchObject({
      data: {
        lines: [
          { productId: tea, quantity: 1, lineTotal: 100, discount: 10 },
          { productId: soap, quantity: 1, lineTotal: 200, discount: 0 },
        ],
        subtotal: 300,
        discount: 10,
        total: 290,
        problem: null,
      },
    });
    expect(await attempt({ items, hasOrdered: true })).toMatchObject({
      data: { discount: 0, total: 300, problem: 'This coupon is for first orders only.' },
    });
    expect(await attempt({ items: items.slice(0, 1), hasOrdered: false })).toMatchObject({
      data: { discount: 0, problem: 'This coupon is for orders of ₹300 or more.' },
    });
    expect(await attempt({ items: [], hasOrdered: false })).toMatchObject({
      message: 'Add at least one product',
    });
    await offer(app, tea, { pricePaise: 10_000, points: 0, quantity: 0 });
    expect(await attempt({ items, hasOrdered: false })).toMatchObject({ data: { discount: 10 } });
  });

  it.each(['PUT', 'end', 'trial'])('that does not exist is not found: %s', async (call) => {
    const path = `${LIST}/${UNKNOWN}`;
    const items = [{ productId: tea, quantity: 1 }];
    const response =
      call === 'PUT'
        ? await staff.putJson(path, TENTH)
        : await staff.post(`${path}/${call}`, { items, hasOrdered: false });
    expect([response.status, await response.json()]).toEqual([404, toFailure('Coupon not found')]);
  });
});
