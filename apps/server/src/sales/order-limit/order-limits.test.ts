import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AUTH_SECRET,
  Buyer,
  type Wanted,
  counted,
  openShop,
  orderIn,
  readRejection,
  toItems,
  toStock,
} from '../../../test/buyer.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const HOUR = 3_600_000;
const UNPROVEN = 'Cash on delivery needs a verified mobile number.';
const TOO_MUCH = 'This amount is too high for cash on delivery. Please choose another payment method.';
const TOO_MANY =
  'You have too many unpaid, unconfirmed orders. Pay for one, cancel one, or wait for us to confirm one.';

describe('the limits of orders', () => {
  const app = useTestApp({
    AUTH_SECRET,
    COD_MAX_RUPEES: '1000',
    OPEN_ORDERS_PER_MEMBER: '3',
    ORDERS_PER_ADDRESS: '8',
  });
  let ravi: Buyer;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 1, quantity: 300 });
  });

  const payNow = (buyer: Buyer, total: number) =>
    buyer.send(
      { items: toItems([[tea, 1]]), addressId: buyer.addressId, payment: { method: 'UPI' }, total },
      randomUUID(),
    );
  const findStatus = async (id: string) => {
    const orders = await ravi.orders();
    return orders.find((order) => order.id === id)?.status;
  };

  it('a member without a verified mobile number pays at once, and knows it before', async () => {
    const [fresh] = await Buyer.many(app, 1);
    if (fresh === undefined) throw new Error('there is no buyer');
    await app.sql(`update users set mobile_verified_at = null where id = '${fresh.id}'`);
    expect((await fresh.quote([[tea, 1]])).codProblem).toBe('UNPROVEN_MOBILE');
    expect(await readRejection(await fresh.order([[tea, 1]]))).toEqual([409, UNPROVEN]);
    expect(await toStock(app, tea)).toBe(300);
    expect((await payNow(fresh, 149)).status).toBe(201);
    expect((await ravi.quote([[tea, 1]])).codProblem).toBeUndefined();
  });

  it('what is paid on delivery has a maximum, over all open orders together', async () => {
    await ravi.place([tea, 5]);
    expect((await ravi.quote([[tea, 6]])).codProblem).toBe('TOO_MUCH');
    expect(await readRejection(await ravi.order([[tea, 6]]))).toEqual([409, TOO_MUCH]);
    expect((await ravi.order([[tea, 5]])).status).toBe(201);
  });

  it('a member has at most three orders that are neither paid nor confirmed', async () => {
    const first = await ravi.place([tea, 1]);
    await ravi.place([tea, 1]);
    expect((await payNow(ravi, 149)).status).toBe(201);
    expect(await readRejection(await payNow(ravi, 149))).toEqual([409, TOO_MANY]);
    await (await OrderStaff.logIn(app)).move(first.id, 'CONFIRMED');
    expect((await payNow(ravi, 149)).status).toBe(201);
  });

  it('orders of one member at the same moment do not exceed them', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => ravi.order([[tea, 1]], { total: 149 })),
    );
    expect(await counted(responses)).toEqual({ 201: 3, [`409 ${TOO_MANY}`]: 3 });
  });

  it('one network address places eight orders an hour; rejected ones do not count', async () => {
    const buyers = await Buyer.many(app, 10);
    const order = (buyer: Buyer, total = 149) => buyer.order([[tea, 1]], { total });
    for (const buyer of buyers) await order(buyer, 1);
    expect(await counted(await Promise.all(buyers.map((buyer) => order(buyer))))).toEqual({
      201: 8,
      '429 Too many requests. Please try again in 30 minutes.': 2,
    });
    expect(await toStock(app, tea)).toBe(292);
  });

  it.each<[string, Wanted[], string]>([
    [
      'a repeated product',
      [
        [tea, 99],
        [tea, 1],
      ],
      'Quantity must be at most 99',
    ],
    [
      'many sizes of it',
      [
        [tea, 99, 'S'],
        [tea, 99, 'M'],
        [tea, 3, 'L'],
      ],
      'An order can have at most 200 items',
    ],
  ])('the quantity has a maximum with %s', async (_, wanted, sentence) => {
    const items = toItems(wanted.map(([, quantity, size]) => [tea, quantity, size]));
    const body = { items, addressId: ravi.addressId, payment: { method: 'UPI' }, total: 1 };
    expect(await readRejection(await ravi.send(body, randomUUID()))).toEqual([400, sentence]);
    expect(await readRejection(await app.post('/api/orders/quote', { items }))).toEqual([400, sentence]);
  });

  it('an order that is not confirmed for 72 hours is cancelled, and its stock is given back once', async () => {
    const order = await ravi.place([tea, 2]);
    const paid = await orderIn(await payNow(ravi, 149));
    await app.sql(`update orders set payment_status = 'PAID', pay_by = null where id = '${paid.id}'`);
    app.clock.now += 72 * HOUR - 1;
    await app.runJobs();
    ravi = await Buyer.logIn(app, 'ravi');
    expect([await findStatus(order.id), await toStock(app, tea)]).toEqual(['PLACED', 297]);
    app.clock.now += 1;
    await Promise.all([app.runJobs(), app.runJobs()]);
    await app.runJobs();
    expect([await findStatus(order.id), await findStatus(paid.id)]).toEqual(['CANCELLED', 'PLACED']);
    expect(await toStock(app, tea)).toBe(299);
    const [cancelled] = (await ravi.orders()).filter(({ id }) => id === order.id);
    expect(cancelled?.timeline[1]).toMatchObject({
      by: 'SYSTEM',
      note: 'The order was not confirmed in time.',
    });
  });
});
