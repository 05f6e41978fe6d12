import { NOTIFICATION_TEXTS, PointsSummary } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AUTH_SECRET, Buyer, ROOM_FOR_ORDERS, openShop, orderIn, toStock } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { SELLER } from '../../../test/invoices.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { TAX_COLUMNS, addUp, documents, registerIn } from '../../../test/registers.ts';
import { useTestApp } from '../../../test/test-app.ts';

const BUYERS = 20;
const STOCK = 1000;
/** How many orders each member of staff works on at once. */
const AT_ONCE = 4;
/** The day of the clock of a test app. */
const DAY = '2026-11-21';

/** What becomes of an order of two teas and a soap, and of how many. */
const LIVES = [
  ['kept', 80],
  ['cancelled', 20],
  ['shortened', 20],
  ['undelivered', 20],
  ['returned', 20],
  ['partlyReturned', 40],
] as const;
type Life = (typeof LIVES)[number][0];

interface LivedOrder {
  readonly id: string;
  readonly life: Life;
  readonly buyer: Buyer;
}

/** One step of an order by one member of staff, with its name. */
type Step = readonly [name: string, (staff: OrderStaff, order: LivedOrder) => Promise<Response>];

const isReturned = (life: Life) => life === 'returned' || life === 'partlyReturned';

const move = (status: 'CONFIRMED' | 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'): Step => [
  status,
  (staff, { id }) => staff.set(id, status),
];

describe('200 orders that three staff serve at once', () => {
  const app = useTestApp({ AUTH_SECRET, ...ROOM_FOR_ORDERS }, { seller: SELLER });
  let buyers: readonly Buyer[] = [];
  let orders: readonly LivedOrder[] = [];
  let admin: OrderStaff;
  let [tea = '', soap = '']: string[] = [];
  /** How often each step had each response. */
  const responses: Record<string, Record<number, number>> = {};

  beforeAll(async () => {
    [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 12_345, points: 7, quantity: STOCK },
      { pricePaise: 33_333, points: 3, quantity: STOCK },
    );
    await withoutCoupons(app);
    await putCoupon(app, 'ODD', { value: 777 });
    await app.sql('truncate invoice_counters, credit_note_counters, queued_messages, notifications');
    await app.sql(`update products set hsn = '09023020', gst_percent = 5 where id = '${tea}'`);
    await app.sql(`update products set hsn = '34011190', gst_percent = 18 where id = '${soap}'`);
    await app.sql(
      `update users set roles = '{MEMBER,STAFF}', rights = '{orders,money}' where username = 'asha'`,
    );
    admin = await OrderStaff.logIn(app, 'admin');
    const staff = [await OrderStaff.logIn(app), await OrderStaff.logIn(app, 'asha'), admin];
    buyers = await Buyer.many(app, BUYERS);
    const lives = LIVES.flatMap(([life, count]) => Array<Life>(count).fill(life));
    // In turns: a buyer who waits too long for stock that 200 want at once is asked to try again.
    for (let first = 0; first < lives.length; first += BUYERS) {
      const some = lives.slice(first, first + BUYERS);
      const placed = await Promise.all(some.map((life, at) => place(life, first + at)));
      orders = [...orders, ...placed];
    }
    await serve(staff, toFirstSteps);
    // The server takes few forms at once.
    await serve(staff, toReturnRequest, 1);
    await serve(staff, toReturnSteps);
    await serve(staff, toRefund);
  }, 300_000);

  async function place(life: Life, n: number): Promise<LivedOrder> {
    const buyer = buyers[n % BUYERS];
    if (buyer === undefined) throw new Error('there are no buyers');
    const wanted = [[tea, 2] as const, [soap, 1] as const];
    const { id } = await orderIn(await buyer.order(wanted, n % 2 === 0 ? { coupon: 'ODD' } : {}));
    return { id, life, buyer };
  }

  /** All staff make the same steps on the same orders, whatever comes of a step. */
  async function serve(
    staff: readonly OrderStaff[],
    toSteps: (life: Life) => readonly Step[],
    atOnce = AT_ONCE,
  ) {
    const work = async (one: OrderStaff, left: Iterable<LivedOrder>) => {
      for (const order of left)
        for (const [name, send] of toSteps(order.life)) {
          const { status } = await send(one, order);
          const counts = (responses[name] ??= {});
          counts[status] = (counts[status] ?? 0) + 1;
        }
    };
    await Promise.all(
      staff.flatMap((one) => {
        const left = orders.values();
        return Array.from({ length: atOnce }, () => work(one, left));
      }),
    );
  }

  function toFirstSteps(life: Life): readonly Step[] {
    const delivery = HOME_DELIVERY.map(move);
    if (life === 'cancelled') return [move('CONFIRMED'), move('CANCELLED')];
    if (life === 'shortened')
      return [['shortened', (staff, { id }) => staff.cancelPieces(id, { [tea]: 2 })], ...delivery];
    if (life === 'undelivered') {
      const body = { items: toOutcomes(), reason: 'Nobody was at home' };
      const undelivered: Step = [
        'undelivered',
        (staff, { id }) => staff.send('POST', `${id}/undelivered`, body),
      ];
      return [...delivery.slice(0, -1), undelivered];
    }
    return delivery;
  }

  /** The tea goes back into stock, the soap does not. */
  function toOutcomes() {
    return [
      { productId: tea, outcome: 'RESTOCKED' },
      { productId: soap, outcome: 'WRITTEN_OFF' },
    ];
  }

  function toReturnRequest(life: Life): readonly Step[] {
    const some = [[tea, 1] as const, [soap, 1] as const];
    const pieces = life === 'returned' ? undefined : some;
    const send: Step[1] = (_, { id, buyer }) => buyer.sendBack(id, 'The jar was broken.', pieces);
    return isReturned(life) ? [['return requested', send]] : [];
  }

  function toReturnSteps(life: Life): readonly Step[] {
    if (!isReturned(life)) return [];
    return [
      ['return accepted', (staff, { id }) => staff.send('POST', `${id}/return`)],
      ['inspected', (staff, { id }) => staff.send('POST', `${id}/inspection`, { items: toOutcomes() })],
    ];
  }

  function toRefund(life: Life): readonly Step[] {
    const send: Step[1] = async (staff, { id }) => {
      const [refund] = (await staff.order(id)).refunds;
      const paid = { method: 'UPI', reference: `UTR of ${staff.id}`, reason: 'Returned', refundedPaise: 0 };
      return staff.send('POST', `${id}/refunds`, { ...paid, amount: refund?.amount });
    };
    return isReturned(life) ? [['refunded', send]] : [];
  }

  it('make each step once: the two who come too late are rejected', () => {
    const once = (count: number) => ({ 200: count, 409: 2 * count });
    expect(responses).toEqual({
      CONFIRMED: once(200),
      CANCELLED: once(20),
      shortened: once(20),
      PACKED: once(180),
      SHIPPED: once(180),
      DELIVERED: once(160),
      undelivered: once(20),
      'return requested': once(60),
      'return accepted': once(60),
      inspected: once(60),
      refunded: once(60),
    });
  });

  it('have each step once in their history', async () => {
    const rows = await app.sql(`select order_id as id, string_agg(status::text, ' ' order by id) as history
      from order_events group by order_id`);
    const Histories = z.array(z.object({ id: z.string(), history: z.string() }));
    const toHistory = new Map(Histories.parse(rows).map(({ id, history }) => [id, history]));
    const found = Map.groupBy(orders, ({ id, life }) => `${life}: ${toHistory.get(id)}`);
    expect(Object.fromEntries([...found].map(([history, same]) => [history, same.length]))).toEqual({
      'kept: PLACED CONFIRMED PACKED SHIPPED DELIVERED': 80,
      'cancelled: PLACED CONFIRMED CANCELLED': 20,
      'shortened: PLACED CONFIRMED PACKED SHIPPED DELIVERED': 20,
      'undelivered: PLACED CONFIRMED PACKED SHIPPED RETURNED': 20,
      'returned: PLACED CONFIRMED PACKED SHIPPED DELIVERED RETURN_REQUESTED RETURNED': 20,
      'partlyReturned: PLACED CONFIRMED PACKED SHIPPED DELIVERED RETURN_REQUESTED RETURNED': 40,
    });
  });

  it('bring their buyers one notification and one message of each step', async () => {
    const texts = NOTIFICATION_TEXTS;
    expect(await countBy(`select text as name from notifications where kind = 'ORDER'`)).toEqual({
      [texts.orderConfirmed]: 200,
      [texts.orderPacked]: 180,
      [texts.orderShipped]: 180,
      [texts.orderDelivered]: 160,
      [texts.orderCancelled]: 20,
      [texts.orderPartlyCancelled]: 20,
      [texts.orderUndelivered]: 20,
      [texts.returnAccepted]: 60,
      [texts.orderReturned]: 60,
      [texts.refunded]: 60,
    });
    expect(await countBy('select kind as name from queued_messages')).toEqual({
      ORDER_PLACED: 200,
      ORDER_CONFIRMED: 200,
      ORDER_SHIPPED: 180,
      ORDER_DELIVERED: 160,
      ORDER_CANCELLED: 20,
      ORDER_PARTLY_CANCELLED: 20,
      RETURN_ACCEPTED: 60,
      REFUNDED: 60,
    });
  });

  it('lose and invent no stock', async () => {
    // Buyers keep two teas of 80 orders and one of 40, and the soaps of 80 and 20 orders; 80 soaps are written off.
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([
      STOCK - 2 * 80 - 40,
      STOCK - 80 - 20 - 80,
    ]);
  });

  it('number the invoices and credit notes of the year without gaps, and each credit note names its invoice', async () => {
    const upTo = (last: number) =>
      Array.from({ length: last }, (_, index) => ({ year: '26-27', serial: index + 1 }));
    const numbers = (table: string) =>
      app.sql(`select financial_year as year, serial from ${table} order by serial`);
    expect(await numbers('invoices')).toEqual(upTo(180));
    expect(await numbers('credit_notes')).toEqual(upTo(80));
    const notes = documents(await register('credit-notes'), 'Credit note number');
    expect(notes.map((row) => [row['Credit note number'], row['Invoice number']])).toEqual(
      z
        .array(z.object({ note: z.string(), invoice: z.string() }))
        .parse(
          await app.sql(`select 'PGC/26-27/' || lpad(credit_notes.serial::text, 6, '0') as note,
              'PGM/26-27/' || lpad(invoices.serial::text, 6, '0') as invoice
            from credit_notes join reversals on id = reversal_id join invoices using (order_id)
            order by credit_notes.serial`),
        )
        .map(({ note, invoice }) => [note, invoice]),
    );
  });

  it('come in the registers to what their invoices and credit notes come to', async () => {
    const [sums] = z.array(z.object({ sold: z.coerce.number(), credited: z.coerce.number() })).parse(
      await app.sql(`select
        (select sum(total_paise) from orders join invoices on order_id = id)
          - (select sum(amount_paise) from reversals join invoices using (order_id)
            where not exists (select from credit_notes where reversal_id = id)) as sold,
        (select sum(amount_paise) from reversals join credit_notes on reversal_id = id) as credited`),
    );
    const [sales, notes] = [await register('sales'), await register('credit-notes')];
    expect(addUp(documents(sales, 'Invoice number'), 'Invoice value')).toBe(sums?.sold);
    expect(addUp(sales, ...TAX_COLUMNS)).toBe(sums?.sold);
    expect(addUp(documents(notes, 'Credit note number'), 'Credit note value')).toBe(sums?.credited);
    expect(addUp(notes, ...TAX_COLUMNS)).toBe(sums?.credited);
  });

  it('leave on the cards of points what the ledger and the orders say', async () => {
    for (const buyer of buyers) {
      const response = await buyer.get(`/api/bvPoints/${buyer.id}`);
      const { pendingPoints, confirmedPoints, cancelledPoints, totalPoints } = PointsSummary.parse(
        await response.json(),
      );
      const [left] = await app.sql(`select sum(points - reversed_points)::int as points from orders
        where user_id = '${buyer.id}'`);
      expect(await buyer.points()).toEqual({ PENDING: pendingPoints, CANCELLED: cancelledPoints });
      expect(left).toEqual({ points: pendingPoints });
      expect([confirmedPoints, totalPoints]).toEqual([0, pendingPoints]);
    }
  });

  it('are refunded once what each return comes to', async () => {
    const paid = await app.sql(`select refunds.state, method, count(*)::int as refunds
      from refunds join reversals using (order_id, amount_paise) where kind = 'RETURN' group by 1, 2`);
    expect(paid).toEqual([{ state: 'PAID', method: 'UPI', refunds: 60 }]);
    expect(await app.sql('select count(*)::int as refunds from refunds')).toEqual([{ refunds: 60 }]);
  });

  async function register(kind: string) {
    return registerIn(await admin.get(`/api/admin/registers/${kind}?from=${DAY}&to=${DAY}`));
  }

  /** How many rows of a query have each name. */
  async function countBy(query: string): Promise<Record<string, number>> {
    const rows = await app.sql(`select name, count(*)::int as count from (${query}) as named group by name`);
    const counts = z.array(z.object({ name: z.string(), count: z.number() })).parse(rows);
    return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
  }
});
