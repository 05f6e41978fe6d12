import { StaffOrder } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Page = z.object({ data: z.array(StaffOrder) });
const Needs = z.object({ data: z.record(z.string(), z.int()) });
const SHIPMENT = { carrier: 'DELHIVERY', trackingNumber: 'DL-123456' };

describe('the orders of all members, for staff', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let asha: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    asha = await Buyer.logIn(app, 'asha');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 100 });
  });
  const find = async (query: string) =>
    Page.parse(await (await staff.get(`/api/orders/all?${query}`)).json()).data.map(({ id }) => id);

  it('are found by number, buyer, mobile and product, by status and by payment', async () => {
    const first = await ravi.place([tea, 1]);
    const second = await asha.place([tea, 1]);
    const [digits = ''] = /[1-9]\d*$/.exec(first.number) ?? [];
    for (const search of [first.number, first.number.toLowerCase(), digits, 'Ravi Kum', 'kumar'])
      expect([search, await find(`search=${encodeURIComponent(search)}`)]).toEqual([search, [first.id]]);
    for (const search of ['9000000001', '+91 90000 00001'])
      expect([search, await find(`search=${encodeURIComponent(search)}`)]).toEqual([search, [second.id]]);
    expect(await find('search=copy%201')).toEqual([second.id, first.id]);
    expect(await find('search=nobody')).toEqual([]);
    expect(await find('sort=-newest')).toEqual([first.id, second.id]);
    await app.sql(`update orders set payment_status = 'REFUND_DUE' where id = '${first.id}'`);
    expect(await find('payment=REFUND_DUE')).toEqual([first.id]);
    expect(await find('status=PLACED&payment=DUE')).toEqual([second.id]);
  });

  it('are found by method of payment, by carrier, and by the days in India on which they were placed', async () => {
    await app.sql('truncate orders, bv_entries cascade');
    const [first, second, third] = [
      await ravi.place([tea, 1]),
      await orderIn(await ravi.order([[tea, 1]], { method: 'UPI' })),
      await asha.place([tea, 1]),
    ];
    await app.sql(`update orders set placed_at = '2026-11-19T18:29:59Z' where id = '${first.id}'`);
    await app.sql(`update orders set placed_at = '2026-11-19T18:30:00Z' where id = '${second.id}'`);
    await staff.move(first.id, 'CONFIRMED', 'PACKED');
    await staff.step(first.id, { status: 'SHIPPED', shipment: SHIPMENT });
    await staff.move(third.id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    for (const [query, orders] of [
      ['method=UPI', [second]],
      ['method=COD', [third, first]],
      ['carrier=DELHIVERY', [first]],
      ['carrier=DTDC', []],
      ['to=2026-11-19', [first]],
      ['from=2026-11-20', [third, second]],
      ['from=2026-11-20&to=2026-11-20', [second]],
      ['from=2026-11-21&to=2026-11-20', []],
      ['method=COD&from=2026-11-20', [third]],
    ] as const)
      expect([query, await find(query)]).toEqual([query, orders.map(({ id }) => id)]);
    for (const [query, sentence] of [
      ['method=GOLD', 'Choose a payment method'],
      ['carrier=PIGEON', 'Choose a carrier'],
      ['from=2026-02-30', 'Choose a date'],
      ['to=0202-11-20', 'Choose a date from 2000 to 2099'],
    ])
      expect(await readRejection(await staff.get(`/api/orders/all?${query}`))).toEqual([400, sentence]);
  });

  it('are listed and counted by what they need from staff', async () => {
    await app.sql('truncate orders, bv_entries cascade');
    const needs = async () => Needs.parse(await (await staff.get('/api/admin/orders/needs')).json()).data;
    const none = {
      toConfirm: 0,
      toPack: 0,
      missing: 0,
      toShip: 0,
      returns: 0,
      refundsDue: 0,
      refundsFailed: 0,
    };
    expect(await needs()).toEqual(none);
    const [placed, confirmed, packed, delivered] = await Promise.all(
      [1, 2, 3, 4].map(() => ravi.place([tea, 1])),
    );
    const unpaid = await orderIn(await ravi.order([[tea, 1]], { method: 'UPI' }));
    expect(unpaid.payment.status).toBe('PENDING');
    await staff.move(confirmed?.id ?? '', 'CONFIRMED');
    await staff.move(packed?.id ?? '', 'CONFIRMED', 'PACKED');
    await staff.move(delivered?.id ?? '', ...HOME_DELIVERY);
    await ravi.sendBack(delivered?.id ?? '', 'The jar was broken.');
    expect(await needs()).toEqual({ ...none, toConfirm: 1, toPack: 1, toShip: 1, returns: 1 });
    expect(await find('needs=toConfirm')).toEqual([placed?.id]);
    expect(await find('needs=toShip')).toEqual([packed?.id]);
    expect(await find('needs=returns')).toEqual([delivered?.id]);
    const items = [{ productId: tea, outcome: 'WRITTEN_OFF' }];
    await staff.change('POST', `${delivered?.id}/inspection`, { items });
    expect(await needs()).toMatchObject({ returns: 0, refundsDue: 1 });
    expect(await find('needs=refundsDue')).toEqual([delivered?.id]);
  });

  it('have their buyer and the next steps', async () => {
    const { id } = await ravi.place([tea, 1]);
    const order = StaffOrder.parse(
      z.object({ data: z.unknown() }).parse(await (await staff.get(`/api/admin/orders/${id}`)).json()).data,
    );
    expect(order.buyer).toEqual({
      id: ravi.id,
      name: 'Ravi Kumar',
      mobile: '9000000002',
      email: 'ravi@example.in',
    });
    expect(order.nextSteps).toEqual(['CONFIRMED', 'CANCELLED']);
    for (const unknown of [crypto.randomUUID(), 'rubbish'])
      expect((await staff.get(`/api/admin/orders/${unknown}`)).status).toBe(404);
  });

  it('that await their payment are not confirmed, and are cancelled only as a whole', async () => {
    const { id } = await orderIn(await ravi.order([[tea, 2]], { method: 'UPI' }));
    const cancel = (quantity: number) =>
      staff.send('POST', `${id}/cancellations`, {
        items: [{ productId: tea, quantity, left: 2 }],
        reason: 'The buyer asked for it.',
      });
    const toSteps = async () =>
      z.object({ data: StaffOrder }).parse(await (await staff.get(`/api/admin/orders/${id}`)).json()).data
        .nextSteps;
    expect(await toSteps()).toEqual(['CANCELLED']);
    expect((await cancel(1)).status).toBe(409);
    expect((await orderIn(await cancel(2))).status).toBe('CANCELLED');
    expect(await toSteps()).toEqual([]);
  });

  it('are sent with carrier and tracking number, which the buyer sees, and which can be corrected', async () => {
    const { id } = await ravi.place([tea, 1]);
    expect(await readRejection(await staff.send('PUT', `${id}/shipment`, SHIPMENT))).toEqual([
      409,
      'Only orders that were sent have a shipment.',
    ]);
    await staff.move(id, 'CONFIRMED', 'PACKED');
    const sent = await staff.step(id, { status: 'SHIPPED', shipment: SHIPMENT });
    expect(sent.status).toBe(200);
    const seen = async () => (await orderIn(await ravi.get(`/api/orders/${id}`))).delivery.shipment;
    expect(await seen()).toEqual(SHIPMENT);
    await staff.change('PUT', `${id}/shipment`, { ...SHIPMENT, trackingNumber: 'DL-7' });
    expect(await seen()).toEqual({ ...SHIPMENT, trackingNumber: 'DL-7' });
    for (const [body, sentence] of [
      [{ ...SHIPMENT, carrier: 'PIGEON' }, 'Choose a carrier'],
      [{ ...SHIPMENT, trackingNumber: '' }, 'Tracking number is required'],
      [{ ...SHIPMENT, trackingNumber: 'a/b' }, 'A tracking number has only letters, digits and hyphens'],
    ] as const)
      expect(await readRejection(await staff.send('PUT', `${id}/shipment`, body))).toEqual([400, sentence]);
  });

  it('take a step together; those that cannot are named', async () => {
    const [first, second] = [await ravi.place([tea, 1]), await asha.place([tea, 1])];
    await staff.move(second.id, ...HOME_DELIVERY);
    const unknown = crypto.randomUUID();
    const response = await staff.send('PUT', 'status', {
      ids: [first.id, second.id, unknown, first.id],
      status: 'CONFIRMED',
    });
    expect(await response.json()).toEqual({
      success: true,
      data: { moved: 1, rejected: [second.number, unknown] },
    });
    expect(await readRejection(await staff.send('PUT', 'status', { ids: [], status: 'PACKED' }))).toEqual([
      400,
      'Choose at least one order',
    ]);
  });
});
