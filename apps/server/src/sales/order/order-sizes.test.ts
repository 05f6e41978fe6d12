import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SECRET, Buyer, counted, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { Shopper, toLine } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a product with sizes', () => {
  const app = useTestApp({ AUTH_SECRET });
  let ravi: Buyer;
  let shopper: Shopper;
  let kurta = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    shopper = await Shopper.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    [kurta = ''] = await openShop(app, { pricePaise: 60_000, points: 5, quantity: 0 });
    await app.sql(`update products set sizes = '{S,M,L}', name = 'Kurta' where id = '${kurta}'`);
    await app.sql(
      `insert into stock_sizes values ('${kurta}', 'S', 5), ('${kurta}', 'M', 3), ('${kurta}', 'L', 0)`,
    );
  });

  /** The quantity of the entry, and the stock of its sizes. */
  const stock = async () => {
    const [row] = await app.sql(`select quantity, (select json_object_agg(size, stock_sizes.quantity)
      from stock_sizes where stock_sizes.product_id = store_entries.product_id) as sizes
      from store_entries where product_id = '${kurta}'`);
    return row;
  };
  const lines = async () =>
    (await shopper.cart()).map(({ size, quantity, stock: left }) => [size, quantity, left.quantity]);

  it('has a line in the cart for each size, and the same size twice is one line', async () => {
    await shopper.add(kurta, 1, { size: 'M' });
    const line = await toLine(await shopper.add(kurta, 2, { size: 'M' }));
    expect(line).toMatchObject({ productId: kurta, size: 'M', quantity: 3, stock: { quantity: 3 } });
    app.clock.now += 1000;
    await shopper.add(kurta, 1, { size: 'S' });
    expect(await lines()).toEqual([
      ['M', 3, 3],
      ['S', 1, 5],
    ]);
  });

  it.each([
    [undefined, 400, 'Choose a size'],
    ['', 400, 'Choose a size'],
    ['XL', 400, 'Choose a size from the list'],
    ['x'.repeat(21), 400, 'Size must be at most 20 characters'],
    ['L', 409, 'This product is sold out.'],
  ])('is not added in size %j', async (size, status, message) => {
    expect(await readRejection(await shopper.add(kurta, 1, { size }))).toEqual([status, message]);
    expect(await lines()).toEqual([]);
  });

  it('is added up to the stock of its size', async () => {
    expect(await readRejection(await shopper.add(kurta, 4, { size: 'M' }))).toEqual([409, 'Only 3 left']);
    expect((await shopper.add(kurta, 3, { size: 'M' })).status).toBe(200);
    expect((await shopper.add(kurta, 4, { size: 'S' })).status).toBe(200);
    expect(await readRejection(await shopper.add(kurta, 1, { size: 'M' }))).toEqual([409, 'Only 3 left']);
  });

  it('is the only kind of product that is added in a size', async () => {
    const [soap = ''] = await openShop(app, { pricePaise: 100, points: 0, quantity: 5 });
    expect(await readRejection(await shopper.add(soap, 1, { size: 'M' }))).toEqual([
      400,
      'Choose a size from the list',
    ]);
  });

  it("comes from a guest's cart in the sizes that there are", async () => {
    await shopper.merge(
      randomUUID(),
      [kurta, 2, 'M'],
      [kurta, 1],
      [kurta, 1, 'L'],
      [kurta, 1, 'S'],
      [kurta, 3, 'M'],
    );
    expect(new Set((await lines()).map(String))).toEqual(new Set(['M,5,3', 'S,1,5']));
  });

  it('is ordered by size: the size is on the order, out of the stock and out of the cart', async () => {
    for (const size of ['S', 'M']) await shopper.add(kurta, 1, { size });
    const order = await ravi.place([kurta, 2, 'M'], [kurta, 1, 'M']);
    expect(order.items).toMatchObject([{ productId: kurta, size: 'M', quantity: 3, lineTotal: 1800 }]);
    expect(await stock()).toEqual({ quantity: 5, sizes: { S: 5, M: 0, L: 0 } });
    expect(await lines()).toEqual([['S', 1, 5]]);
    expect((await ravi.orders())[0]?.items).toEqual(order.items);
  });

  it('has two lines in an order of two sizes', async () => {
    const { items, total } = await ravi.place([kurta, 1, 'S'], [kurta, 2, 'M']);
    expect(items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['S', 1],
      ['M', 2],
    ]);
    expect(total).toBe(1800);
    expect(await stock()).toEqual({ quantity: 5, sizes: { S: 4, M: 1, L: 0 } });
  });

  it('goes back into its size when the order is cancelled, if the size is still made', async () => {
    const order = await ravi.place([kurta, 2, 'S'], [kurta, 1, 'M']);
    await app.sql(`delete from stock_sizes where product_id = '${kurta}' and size = 'M'`);
    await ravi.cancel(order.id);
    expect(await stock()).toEqual({ quantity: 5, sizes: { S: 5, L: 0 } });
  });

  it.each([
    [[4, 'M'], 'TOO_FEW', 3, [409, 'Only 3 left of Kurta, size M']],
    [[1, 'L'], 'SOLD_OUT', 0, [409, 'Sold out: Kurta, size L']],
    [[1, undefined], 'SOLD_OUT', 0, [400, 'Choose a size']],
    [[1, 'XL'], 'SOLD_OUT', 0, [400, 'Choose a size from the list']],
  ] as const)('is not ordered as %j', async ([quantity, size], problem, available, rejection) => {
    const wanted = [[kurta, quantity, size]] as const;
    const quote = await ravi.quote(wanted);
    expect(quote.lines).toMatchObject([{ problem, available, productName: 'Kurta' }]);
    expect(quote.lines[0]?.size).toBe(size);
    expect(await readRejection(await ravi.order(wanted))).toEqual(rejection);
    expect(await stock()).toEqual({ quantity: 8, sizes: { S: 5, M: 3, L: 0 } });
  });

  it('sells each piece once to 20 buyers at once, and its quantity is the sum of its sizes', async () => {
    const buyers = await Buyer.many(app, 20);
    const responses = await Promise.all(
      buyers.map((buyer, n) => {
        const both = [[kurta, 1, 'S'] as const, [kurta, 1, 'M'] as const];
        if (n % 4 === 0) return buyer.order(n % 8 ? both : both.toReversed(), { total: 1200 });
        return buyer.order([[kurta, 1, n % 2 ? 'S' : 'M']], { total: 600 });
      }),
    );
    const placed = responses.filter(({ status }) => status === 201);
    const sold = (await Promise.all(placed.map((response) => orderIn(response.clone())))).flatMap(
      ({ items }) => items.map(({ size }) => size),
    );
    const count = (wanted: string) => sold.filter((size) => size === wanted).length;
    expect([count('S') <= 5, count('M')]).toEqual([true, 3]);
    expect(await stock()).toEqual({ quantity: 5 - count('S'), sizes: { S: 5 - count('S'), M: 0, L: 0 } });
    const rejected = await counted(responses.filter(({ status }) => status !== 201));
    expect(
      Object.keys(rejected).filter((reported) => !/^409 Sold out: Kurta, size [SM]$/.test(reported)),
    ).toEqual([]);
  });
});
