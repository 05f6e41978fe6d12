import { AdditionQuote, NOT_WHILE_UNPAID } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { offer, orderIn, readRejection, toItems, toStock } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const OneQuote = z.object({ success: z.literal(true), data: AdditionQuote });

/** A line as staff saw it, and how many pieces are added. */
type Added = readonly [productId: string, seen: number, added: number, size?: string];

describe('pieces that staff add to an order', () => {
  const app = useTestApp({ COD_MAX_RUPEES: '5000' });
  const shop = useOrderShop(app);
  beforeEach(() => withoutCoupons(app));

  const toAdded = (lines: readonly Added[]) =>
    lines.map(([productId, quantity, added, size]) => ({
      productId,
      quantity,
      added,
      ...(size && { size }),
    }));
  const askQuote = (id: string, ...lines: Added[]) =>
    shop.staff.send('POST', `${id}/additions/quote`, { items: toAdded(lines) });
  const quote = async (id: string, ...lines: Added[]) =>
    OneQuote.parse(await (await askQuote(id, ...lines)).json()).data;
  const add = (id: string, total: number, ...lines: Added[]) =>
    shop.staff.send('POST', `${id}/additions`, { items: toAdded(lines), total });
  const cancel = (id: string, productId: string, quantity: number) =>
    shop.staff.cancelPieces(id, { [productId]: quantity }, 'Fewer are wanted');

  it('cost the price of the order, earn its points, and are taken out of the stock', async () => {
    const { id, number } = await shop.ravi.place([shop.tea, 2], [shop.soap, 1]);
    await offer(app, shop.tea, { pricePaise: 99_900, points: 50, quantity: 8 });
    expect(await quote(id, [shop.tea, 2, 3])).toEqual({
      before: { subtotal: 700, deliveryFee: 0, discount: 0, total: 700, points: 16 },
      after: { subtotal: 1600, deliveryFee: 0, discount: 0, total: 1600, points: 37 },
    });
    expect(await toStock(app, shop.tea)).toBe(8);

    const order = await orderIn(await add(id, 1600, [shop.tea, 2, 3]));
    expect(order).toMatchObject({
      status: 'PLACED',
      items: [
        { quantity: 5, price: 300, points: 7, lineTotal: 1500 },
        { quantity: 1, price: 100 },
      ],
      subtotal: 1600,
      total: 1600,
      points: 37,
      payment: { method: 'COD', status: 'DUE' },
      // Only a note of staff says so: the order is where it was.
      timeline: [{ status: 'PLACED' }],
    });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([5, 9]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 37 });
    expect((await shop.staff.order(id)).notes).toMatchObject([
      { text: 'Copy 1: 2 → 5. Total: ₹700.00 → ₹1,600.00', at: expect.any(String), by: expect.any(String) },
    ]);
    // The audit outlives the account, so it only says that there were more pieces.
    expect(
      await app.sql(`select actor_id as by, before, after from audit_entries where subject = 'order/${id}'`),
    ).toEqual([{ by: shop.staff.id, before: { name: number }, after: { name: number, piecesAdded: true } }]);
  });

  it('bring the buyer a message with what the order comes to now', async () => {
    await app.sql('truncate messages, queued_messages cascade');
    await app.sql(
      "update users set email_verified_at = now(), email = 'ravi@example.in' where username = 'ravi'",
    );
    const { id, number } = await shop.ravi.place([shop.tea, 2], [shop.soap, 2]);
    await cancel(id, shop.soap, 1);
    await add(id, 1000, [shop.tea, 2, 1]);
    await app.runJobs();
    const [mail] = z
      .array(z.object({ body: z.string() }))
      .parse(await app.sql("select body from messages where body like '%more pieces%'"));
    expect(mail?.body.split('\n')).toEqual(
      expect.arrayContaining([
        `Your order ${number} has more pieces now`,
        `As agreed with you, we have added more pieces to your order ${number}. The new total is ₹1,000.00.`,
        'If you did not ask for this, please contact us before the order is packed.',
        'Copy 1   3          ₹900.00',
        'Copy 2   1          ₹100.00',
        'Total               ₹1,000.00',
        'Payment: Cash on delivery',
      ]),
    );
    const [latest] = await app.sql(
      `select text, link from notifications where user_id = '${shop.ravi.id}' order by id desc limit 1`,
    );
    expect(latest).toEqual({
      text: 'We have added more pieces to your order {number}.',
      link: `/manage/orders/${id}`,
    });
  });

  it('make the delivery free, and never dearer than it was', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1]);
    expect(await quote(id, [shop.tea, 1, 1])).toMatchObject({
      before: { deliveryFee: 49, total: 349 },
      after: { deliveryFee: 0, total: 600 },
    });
    const free = await shop.ravi.place([shop.tea, 2], [shop.soap, 1]);
    await cancel(free.id, shop.tea, 2);
    expect(await quote(free.id, [shop.soap, 1, 1])).toMatchObject({
      before: { deliveryFee: 0, total: 100 },
      after: { deliveryFee: 0, total: 200 },
    });
    // Cancelled pieces do not count for the free delivery of others.
    const paying = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    await cancel(paying.id, shop.tea, 1);
    expect(await quote(paying.id, [shop.soap, 1, 1])).toMatchObject({
      before: { deliveryFee: 49, total: 149 },
      after: { deliveryFee: 49, total: 249 },
    });
  });

  it('get their part of the coupon, which the order has used already', async () => {
    await putCoupon(app, 'TENTH', { kind: 'PERCENT', value: 10, totalLimit: 1, isForFirstOrder: true });
    const { id } = await orderIn(await shop.ravi.order([[shop.tea, 2]], { coupon: 'TENTH' }));
    await app.sql("update coupons set ends_at = now() - interval '1 day', is_active = false");
    expect(await quote(id, [shop.tea, 2, 1])).toEqual({
      before: { subtotal: 600, deliveryFee: 0, discount: 60, total: 540, points: 14 },
      after: { subtotal: 900, deliveryFee: 0, discount: 90, total: 810, points: 21 },
    });
    expect(await orderIn(await add(id, 810, [shop.tea, 2, 1]))).toMatchObject({ discount: 90, total: 810 });
    expect(await app.sql("select used from coupons where code = 'TENTH'")).toEqual([{ used: 1 }]);
  });

  it('never take away from what the coupon gave', async () => {
    await putCoupon(app, 'HUNDRED', { value: 10_000 });
    const { id } = await orderIn(
      await shop.ravi.order(
        [
          [shop.tea, 1],
          [shop.soap, 1],
        ],
        { coupon: 'HUNDRED' },
      ),
    );
    await app.sql('update coupons set value = 100, min_subtotal_paise = 100000000');
    expect(await orderIn(await add(id, 600, [shop.tea, 1, 1]))).toMatchObject({ discount: 100, total: 600 });
    expect(await app.sql('select discount_paise::int as paise from order_items order by position')).toEqual([
      { paise: 7500 },
      { paise: 2500 },
    ]);
  });

  it('and cancelled pieces share a discount with a maximum exactly', async () => {
    await putCoupon(app, 'MAX', { kind: 'PERCENT', value: 10, maxDiscountPaise: 10_000 });
    const { id } = await orderIn(await shop.ravi.order([[shop.tea, 3]], { coupon: 'MAX' }));
    await cancel(id, shop.tea, 2);
    expect((await shop.staff.order(id)).reversedTotal).toBe(540);
    const enlarged = await orderIn(await add(id, 1160, [shop.tea, 1, 3]));
    expect(enlarged).toMatchObject({ subtotal: 1800, discount: 100, total: 1700, reversedTotal: 540 });
    await cancel(id, shop.tea, 1);
    const cancelled = await orderIn(await cancel(id, shop.tea, 3));
    expect(cancelled).toMatchObject({ status: 'CANCELLED', total: 1700, reversedTotal: 1700 });
    expect(await toStock(app, shop.tea)).toBe(10);
    expect(await shop.ravi.points()).toEqual({ PENDING: 0, CANCELLED: 42 });
  });

  it('come in the size of their line', async () => {
    await app.sql(`update products set sizes = '{S,M}' where id = '${shop.tea}'`);
    await app.sql(`insert into stock_sizes values ('${shop.tea}', 'S', 5), ('${shop.tea}', 'M', 2)`);
    const { id } = await shop.ravi.place([shop.tea, 1, 'M']);
    expect(await readRejection(await askQuote(id, [shop.tea, 1, 2, 'M']))).toEqual([
      409,
      'Only 1 left of Copy 1, size M',
    ]);
    expect(await orderIn(await add(id, 600, [shop.tea, 1, 1, 'M']))).toMatchObject({
      items: [{ size: 'M', quantity: 2 }],
    });
    await app.sql(`update products set sizes = '{S}' where id = '${shop.tea}'`);
    expect(await readRejection(await askQuote(id, [shop.tea, 2, 1, 'M']))).toEqual([
      409,
      'No longer available: Copy 1, size M',
    ]);
  });

  it.each([
    ['sold out', 'update store_entries set quantity = 0', 'Sold out: Copy 1'],
    ['hidden', 'update products set is_visible = false', 'No longer available: Copy 1'],
    ['deleted', 'update products set is_deleted = true', 'No longer available: Copy 1'],
  ])('are rejected when the product is %s, and nothing changes', async (_, change, message) => {
    const { id } = await shop.ravi.place([shop.tea, 2]);
    await app.sql(`${change} where ${change.includes('store') ? 'product_id' : 'id'} = '${shop.tea}'`);
    for (const rejected of [await askQuote(id, [shop.tea, 2, 1]), await add(id, 900, [shop.tea, 2, 1])])
      expect(await readRejection(rejected)).toEqual([409, message]);
    expect(await shop.staff.order(id)).toMatchObject({ total: 600, points: 14, notes: [] });
  });

  it('are rejected once the order is packed', async () => {
    const { id } = await shop.ravi.place([shop.tea, 2]);
    expect((await shop.staff.move(id, 'CONFIRMED')).canAddPieces).toBe(true);
    expect((await shop.staff.move(id, 'PACKED')).canAddPieces).toBe(false);
    expect(await readRejection(await add(id, 900, [shop.tea, 2, 1]))).toEqual([
      409,
      'Pieces can be added until the order is packed.',
    ]);
  });

  it('are rejected while the online payment of the order is awaited', async () => {
    const { id } = await orderIn(await shop.ravi.order([[shop.tea, 2]], { method: 'UPI' }));
    expect((await shop.staff.order(id)).canAddPieces).toBe(false);
    expect(await readRejection(await add(id, 900, [shop.tea, 2, 1]))).toEqual([409, NOT_WHILE_UNPAID]);
  });

  it('keep within the limits of an order and of cash on delivery', async () => {
    await offer(app, shop.tea, { pricePaise: 30_000, points: 7, quantity: 300 });
    await offer(app, shop.soap, { pricePaise: 100, points: 0, quantity: 300 });
    const { id } = await shop.ravi.place([shop.tea, 10], [shop.soap, 90]);
    expect(await readRejection(await askQuote(id, [shop.soap, 90, 10]))).toEqual([
      400,
      'Quantity must be at most 99',
    ]);
    expect(await readRejection(await askQuote(id, [shop.tea, 10, 7]))).toEqual([
      409,
      'With these pieces the buyer would owe more than cash on delivery allows.',
    ]);
    await app.sql("update users set mobile_verified_at = null where username = 'ravi'");
    const unproven = await readRejection(await askQuote(id, [shop.tea, 10, 1]));
    await app.sql("update users set mobile_verified_at = now() where username = 'ravi'");
    expect(unproven).toEqual([
      409,
      'The mobile number of the buyer is not verified, and cash on delivery needs that.',
    ]);
    expect((await quote(id, [shop.tea, 10, 6])).after.total).toBe(4890);
  });

  it('are rejected when the order is no longer as it was seen; the failure has it as it is now', async () => {
    const changed = 'The pieces of this order have changed. Check the new total, then save again.';
    const { id } = await shop.ravi.place([shop.tea, 2], [shop.soap, 2]);
    await cancel(id, shop.soap, 1);
    // The total of before the cancellation.
    const outdated = await add(id, 1100, [shop.tea, 2, 1]);
    expect(await outdated.clone().json()).toMatchObject({ current: { id, reversedTotal: 100 } });
    expect(await readRejection(outdated)).toEqual([409, changed]);
    for (const line of [
      [shop.tea, 1, 1],
      [shop.soap, 2, 1],
    ] as const)
      expect(await readRejection(await askQuote(id, line))).toEqual([409, changed]);
    const other = '018f0000-0000-7000-8000-0000000000aa';
    expect(await readRejection(await askQuote(id, [other, 1, 1]))).toEqual([409, changed]);
  });

  it('are a whole number of at least one piece, each line once', async () => {
    const { id } = await shop.ravi.place([shop.tea, 2]);
    const send = (items: unknown) => shop.staff.send('POST', `${id}/additions/quote`, { items });
    const [line] = toItems([[shop.tea, 2]]);
    expect(await readRejection(await send([]))).toEqual([400, 'Add at least one piece']);
    expect(await readRejection(await send([{ ...line, added: 0.5 }]))).toEqual([
      400,
      'Quantity must be a whole number',
    ]);
    expect(
      await readRejection(
        await send([
          { ...line, added: 1 },
          { ...line, added: 2 },
        ]),
      ),
    ).toEqual([400, 'Add each product once']);
    const response = await shop.staff.send('POST', `${id}/additions`, { items: [{ ...line, added: 1 }] });
    expect(await readRejection(response)).toEqual([400, 'Wait for the new total']);
  });
});
