import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { POSTGRES_TIMES } from '../../platform/database/postgres-times.ts';
import { Buyer, openShop } from '../../../test/buyer.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Found = z.object({
  total: z.int(),
  isCapped: z.optional(z.boolean()),
  pagination: z.object({ pages: z.int() }),
  data: z.array(z.object({ number: z.string() })),
});

/** Twice as many lines: more than are collected. */
const COPIES = 30_000;

/** With so little memory some ten thousand lines are as many for the database as millions are otherwise. */
const withLittleMemory = (url: string) => Promise.resolve(`${url}?options=-c%20work_mem%3D64kB`);

describe('a search of staff for a word of almost every product', () => {
  const app = useTestApp({}, { line: { through: withLittleMemory, times: POSTGRES_TIMES } });
  let staff: OrderStaff;

  beforeAll(async () => {
    staff = await OrderStaff.logIn(app);
    const ravi = await Buyer.logIn(app, 'ravi');
    const [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 60_000, points: 7, quantity: 100 },
      { pricePaise: 60_000, points: 7, quantity: 100 },
    );
    const { id } = await ravi.place([tea, 1], [soap, 1]);
    await copyOrder(app, id, COPIES);
    await app.sql(`update products set name = 'Copy ' || id`);
    await app.sql(`update orders set placed_at = placed_at - number * interval '1 minute'`);
    await app.sql(`update orders set status = 'DELIVERED' where number % 10000 = 0`);
    await app.sql('vacuum analyze orders, order_items, products');
  });

  const find = async (query: string) => {
    const response = await staff.get(`/api/orders/all?limit=20&${query}`);
    const { total, isCapped, pagination, data } = Found.parse(await response.json());
    return { total, isCapped, pages: pagination.pages, numbers: data.map(({ number }) => number) };
  };
  const inOrder = async (which: string) => {
    const rows = await app.sql(`select 'PGM-' || lpad(number::text, 6, '0') as number from orders ${which}`);
    return z
      .array(z.object({ number: z.string() }))
      .parse(rows)
      .map(({ number }) => number);
  };

  it('lists the first 1,000 orders, and says that more have it', async () => {
    expect(await find('search=copy&page=1')).toEqual({
      total: 1000,
      isCapped: true,
      pages: 50,
      numbers: await inOrder('order by placed_at desc limit 20'),
    });
    expect((await find('search=copy&page=1&sort=-newest')).numbers).toEqual(
      await inOrder('order by placed_at limit 20'),
    );
  });

  it('ends after the last of these pages', async () => {
    expect((await find('search=copy&page=50')).numbers).toEqual(
      await inOrder('order by placed_at desc limit 20 offset 980'),
    );
    expect((await find('search=copy&page=51')).numbers).toEqual([]);
  });

  it('counts all orders that a filter leaves', async () => {
    expect(await find('search=copy&status=DELIVERED&page=1')).toEqual({
      total: 3,
      isCapped: undefined,
      pages: 1,
      numbers: await inOrder(`where status = 'DELIVERED' order by placed_at desc`),
    });
  });

  it('lists the first 1,000 orders of one buyer as well', async () => {
    expect(await find('search=ravi%20kumar&page=1')).toMatchObject({ total: 1000, isCapped: true });
  });
});
