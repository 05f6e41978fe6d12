import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AUTH_SECRET, Buyer, counted, openShop } from '../../../test/buyer.ts';
import { SELLER, invoiceIn } from '../../../test/invoices.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the numbers of invoices', () => {
  const app = useTestApp({ AUTH_SECRET }, { seller: SELLER });
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate invoice_counters');
    [tea = ''] = await openShop(app, { pricePaise: 50_000, points: 7, quantity: 1000 });
  });
  const numberIn = async (response: Response) => (await invoiceIn(response)).number;
  const serials = async () => {
    const rows = await app.sql('select serial from invoices order by serial');
    return z
      .array(z.object({ serial: z.number() }))
      .parse(rows)
      .map(({ serial }) => serial);
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  it('are the same for 50 simultaneous requests for one order', async () => {
    const { id } = await ravi.placePaid([tea, 1]);
    const responses = await Promise.all(upTo(50).map(() => ravi.invoice(id)));
    expect(await counted(responses.map((response) => response.clone()))).toEqual({ 200: 50 });
    expect(new Set(await Promise.all(responses.map(numberIn)))).toEqual(new Set(['PGM/26-27/000001']));
    expect(await serials()).toEqual([1]);
  });

  it('have no gaps and no duplicates when 50 orders request one at once', async () => {
    const buyers = await Buyer.many(app, 50);
    const orders = await Promise.all(buyers.map((buyer) => buyer.placePaid([tea, 1])));
    const responses = await Promise.all(buyers.map((buyer, n) => buyer.invoice(orders[n]?.id ?? '')));
    expect(new Set(await Promise.all(responses.map(numberIn))).size).toBe(50);
    expect(await serials()).toEqual(upTo(50));
  });

  it('have no gap when orders are shipped, opened and cancelled at once', async () => {
    const buyers = await Buyer.many(app, 24);
    const orders = await Promise.all(buyers.map((buyer) => buyer.placePaid([tea, 1])));
    for (const { id } of orders) await staff.move(id, 'CONFIRMED', 'PACKED');
    const responses = await Promise.all(
      buyers.flatMap((buyer, n) => {
        const id = orders[n]?.id ?? '';
        return [
          buyer.invoice(id),
          n % 2 === 0 ? staff.set(id, 'SHIPPED') : buyer.cancel(id),
          buyer.invoice(id),
        ];
      }),
    );
    const { 200: done = 0, ...rejected } = await counted(responses);
    expect(Object.keys(rejected).filter((reported) => reported !== '409 This order has no invoice.')).toEqual(
      [],
    );
    expect(done).toBeGreaterThanOrEqual(48);
    const issued = await serials();
    expect(issued).toEqual(upTo(issued.length));
    expect(issued.length).toBeGreaterThanOrEqual(12);
  });

  it('are used again when creating the invoice failed', async () => {
    const [first, second] = [await ravi.placePaid([tea, 1]), await ravi.placePaid([tea, 1])];
    await app.sql(`alter table invoices add constraint refused check (order_id <> '${first.id}')`);
    expect((await ravi.invoice(first.id)).status).toBe(500);
    expect(await numberIn(await ravi.invoice(second.id))).toBe('PGM/26-27/000001');
    await app.sql('alter table invoices drop constraint refused');
    expect(await numberIn(await ravi.invoice(first.id))).toBe('PGM/26-27/000002');
  });

  it('start again on the first of April, in India', async () => {
    const [first, second, third] = [
      await ravi.placePaid([tea, 1]),
      await ravi.placePaid([tea, 1]),
      await ravi.placePaid([tea, 1]),
    ];
    const numberAt = async ({ id }: { readonly id: string }, at: number) => {
      app.clock.now = at;
      return numberIn(await (await Buyer.logIn(app, 'ravi')).invoice(id));
    };
    const newYear = Date.UTC(2027, 2, 31, 18, 30);
    expect(await numberAt(first, newYear - 3000)).toBe('PGM/26-27/000001');
    expect(await numberAt(second, newYear)).toBe('PGM/27-28/000001');
    expect(await numberAt(third, newYear + 3000)).toBe('PGM/27-28/000002');
    expect(await numberAt(first, newYear + 6000)).toBe('PGM/26-27/000001');
  });
});
