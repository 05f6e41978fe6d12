import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { POSTGRES_TIMES } from '../../platform/database/postgres-times.ts';
import { Buyer, openShop } from '../../../test/buyer.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Found = z.object({ total: z.int(), data: z.array(z.object({ number: z.string() })) });

const COPIES = 20_000;

/** With so little memory some ten thousand lines are as many for the database as millions are otherwise. */
const withLittleMemory = (url: string) => Promise.resolve(`${url}?options=-c%20work_mem%3D64kB`);

describe('a search of staff for a word of almost every product', () => {
  const app = useTestApp(
    {},
    { line: { through: withLittleMemory, times: { ...POSTGRES_TIMES, statementMs: 3000 } } },
  );
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
    await app.sql('vacuum analyze orders, order_items, products');
  });

  it('finds the orders with it, and how many they are', async () => {
    const response = await staff.get('/api/orders/all?search=copy&page=1&limit=20');
    expect(response.status).toBe(200);
    const { total, data } = Found.parse(await response.json());
    expect([total, data.length]).toEqual([COPIES + 1, 20]);
  });
});
