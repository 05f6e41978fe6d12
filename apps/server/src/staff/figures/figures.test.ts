import { FiguresReport } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { orderIn, readRejection } from '../../../test/buyer.ts';
import { HOME_DELIVERY } from '../../../test/order-staff.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
const Body = z.object({ data: FiguresReport });

const toPaise = ({ total }: { readonly total: number }) => Math.round(total * 100);

describe('GET /api/admin/figures', () => {
  const app = useTestApp();
  const shop = useOrderShop(
    app,
    { pricePaise: 60_000, points: 7, quantity: 100 },
    { pricePaise: 20_000, points: 2, quantity: 100 },
  );
  beforeEach(() => app.sql('truncate order_figures, product_figures'));
  const read = async (period = 'today') =>
    Body.parse(await (await shop.staff.get(`/api/admin/figures?period=${period}`)).json()).data;

  it('count an order at once, with its revenue, points and products', async () => {
    const order = await shop.ravi.place([shop.tea, 2], [shop.soap, 1]);
    const { figures, products, steps } = await read();
    expect(figures).toMatchObject({ orders: 1, revenuePaise: toPaise(order), points: 16 });
    expect(products.map(({ productId, pieces, revenuePaise }) => [productId, pieces, revenuePaise])).toEqual([
      [shop.tea, 2, 120_000],
      [shop.soap, 1, 20_000],
    ]);
    expect(steps.map((step) => step.figures)).toEqual([figures]);
  });

  it('count an order that is paid online only when it is paid', async () => {
    const order = await orderIn(await shop.ravi.order([[shop.tea, 1]], { method: 'UPI' }));
    expect(order.payment.status).toBe('PENDING');
    expect([(await read()).figures.orders, (await read()).products]).toEqual([0, []]);
    await app.sql(`update orders set payment_status = 'PAID', pay_by = null where id = '${order.id}'`);
    const { figures, products } = await read();
    expect([figures.orders, figures.revenuePaise]).toEqual([1, toPaise(order)]);
    expect(products.map(({ pieces }) => pieces)).toEqual([1]);
  });

  it('gain the pieces that staff add', async () => {
    const { id } = await shop.ravi.place([shop.tea, 2]);
    const items = [{ productId: shop.tea, quantity: 2, added: 1 }];
    const order = await shop.staff.change('POST', `${id}/additions`, { items, total: 1800 });
    const { figures, products } = await read();
    expect(figures).toMatchObject({ orders: 1, revenuePaise: toPaise(order), points: 21 });
    expect(products).toMatchObject([{ pieces: 3, revenuePaise: 180_000 }]);
  });

  it('lose what is cancelled, wholly or in part', async () => {
    const first = await shop.ravi.place([shop.tea, 3]);
    const second = await shop.ravi.place([shop.tea, 1]);
    await shop.staff.move(second.id, 'CANCELLED');
    expect((await read()).figures).toMatchObject({ orders: 1, revenuePaise: toPaise(first), points: 21 });
    await shop.staff.cancelPieces(first.id, { [shop.tea]: 1 });
    const { figures, products } = await read();
    expect(figures).toMatchObject({ orders: 1, revenuePaise: toPaise(first) - 60_000, points: 14 });
    expect(products).toMatchObject([{ pieces: 2, revenuePaise: 120_000 }]);
  });

  it('lose what is returned and what staff refund beside it, each once', async () => {
    const order = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    await shop.staff.move(order.id, ...HOME_DELIVERY);
    const refund = async (amount: number, reference: string) => {
      const { refundedPaise } = await shop.staff.order(order.id);
      const body = { amount, method: 'UPI', reference, reason: 'Late', refundedPaise };
      return shop.staff.change('POST', `${order.id}/refunds`, body);
    };
    await refund(50, 'UPI-1');
    expect((await read()).figures.revenuePaise).toBe(toPaise(order) - 5000);
    await shop.ravi.sendBack(order.id, 'The jar was broken.');
    const items = [
      { productId: shop.tea, outcome: 'WRITTEN_OFF' },
      { productId: shop.soap, outcome: 'REJECTED' },
    ];
    await shop.staff.change('POST', `${order.id}/inspection`, { items });
    const after = await read();
    expect(after.figures).toMatchObject({ orders: 1, revenuePaise: toPaise(order) - 65_000, points: 2 });
    expect(after.products.map(({ productId }) => productId)).toEqual([shop.soap]);
    // What is due is paid by hand, and 10 rupees more.
    await refund(610, 'UPI-2');
    expect((await read()).figures.revenuePaise).toBe(toPaise(order) - 66_000);
  });

  it('stand beside those of the period before, day by day', async () => {
    const today = new Date(app.clock.now).toISOString().slice(0, 10);
    const before = new Date(app.clock.now - 7 * DAY_MS).toISOString().slice(0, 10);
    await app.sql(`insert into order_figures (day, orders, revenue_paise, points)
      values ('${today}', 3, 300, 30), ('${before}', 2, 200, 20), ('2020-01-01', 9, 9, 9)`);
    await app.sql(`insert into product_figures (day, product_id, pieces, revenue_paise)
      select day, '${shop.tea}', orders, revenue_paise from order_figures`);
    const report = await read('7days');
    expect([report.figures.orders, report.before.orders]).toEqual([3, 2]);
    expect(report.steps).toHaveLength(7);
    expect(report.steps.at(-1)).toMatchObject({
      from: today,
      figures: { orders: 3, revenuePaise: 300, points: 30 },
      before: { orders: 2, revenuePaise: 200, points: 20 },
    });
    expect(report.products).toMatchObject([
      { productId: shop.tea, name: 'Copy 1', pieces: 3, piecesBefore: 2, revenuePaiseBefore: 200 },
    ]);
    expect((await read('year')).steps.at(-1)).toMatchObject({ from: '2026-11-01', figures: { orders: 5 } });
  });

  it('are the same after the job has summed the changes, and after a later change', async () => {
    const orders = await Promise.all([
      shop.ravi.place([shop.tea, 1]),
      shop.ravi.place([shop.tea, 2], [shop.soap, 1]),
    ]);
    const { figures, products } = await read();
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(await read()).toMatchObject({ figures, products });
    expect(await app.sql('select orders, is_sum from order_figures')).toEqual([{ orders: 2, is_sum: true }]);
    expect(await app.sql('select pieces from product_figures order by pieces')).toEqual([
      { pieces: 1 },
      { pieces: 3 },
    ]);
    await shop.staff.move(orders[0].id, 'CANCELLED');
    await app.runJobs();
    expect((await read()).figures.orders).toBe(1);
    expect(await app.sql('select orders, is_sum from order_figures')).toEqual([{ orders: 1, is_sum: true }]);
  });

  it('count new associates on the day they joined', async () => {
    const joined = (at: number) =>
      app.sql(
        `update associates set created_at = to_timestamp(${at / 1000}) where user_id = '${shop.ravi.id}'`,
      );
    await joined(app.clock.now);
    const { joins } = (await read()).figures;
    await joined(app.clock.now - DAY_MS);
    const report = await read();
    expect([report.figures.joins, report.before.joins]).toEqual([joins - 1, 1]);
  });

  it('are of a known period', async () => {
    expect(await readRejection(await shop.staff.get('/api/admin/figures?period=century'))).toEqual([
      400,
      'Choose a period',
    ]);
    expect(Body.parse(await (await shop.staff.get('/api/admin/figures')).json()).data.period).toBe('7days');
  });
});
