import { InterestReport } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { offer } from '../../../test/buyer.ts';
import { Shopper, stockCopies } from '../../../test/shopper.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
const Body = z.object({ data: InterestReport });

describe('what people look for', () => {
  const app = useTestApp();
  let [tea = '', soap = '']: string[] = [];
  beforeEach(async () => {
    [tea = '', soap = ''] = await stockCopies(app, 2);
    await app.sql('truncate visit_counts');
    await app.sql('delete from cart_items');
  });

  const note = (interest: unknown) => app.post('/api/interest', interest);
  const report = async () => {
    await app.runJobs();
    // Tokens of before the clock was moved are over.
    const staff = await StaffMember.logIn(app);
    return Body.parse(await (await staff.get('/api/admin/interest')).json()).data;
  };

  it('is nothing at first', async () => {
    expect(await report()).toEqual({
      from: '2026-10-23',
      to: '2026-11-21',
      searches: [],
      views: [],
      carts: [],
      leftCarts: { carts: 0, pieces: 0, valuePaise: 0 },
      sources: [],
    });
  });

  it('counts looks at products and what is put into carts, the most frequent first', async () => {
    for (const productId of [tea, soap, soap.toUpperCase()]) await note({ kind: 'view', productId });
    await note({ kind: 'cart', productId: tea });
    const { views, carts } = await report();
    expect(views).toEqual([
      { productId: soap, name: 'Copy 2', count: 2 },
      { productId: tea, name: 'Copy 1', count: 1 },
    ]);
    expect(carts).toEqual([{ productId: tea, name: 'Copy 1', count: 1 }]);
  });

  it('adds later counts of a day to those before', async () => {
    await note({ kind: 'view', productId: tea });
    await report();
    await note({ kind: 'view', productId: tea });
    expect((await report()).views).toMatchObject([{ count: 2 }]);
  });

  it('counts the sites that visits came from', async () => {
    for (const host of ['www.google.com', 'google.com', 'news.example.in'])
      expect((await note({ kind: 'source', host })).status).toBe(200);
    expect((await report()).sources).toEqual([
      { host: 'google.com', count: 2 },
      { host: 'news.example.in', count: 1 },
    ]);
  });

  it('counts the searches whose page of results found nothing, from the third time on', async () => {
    const search = (query: string, without = '&without=products') =>
      app.call(`/api/search?query=${encodeURIComponent(query)}${without}`);
    for (const query of ['Zzqx wvut', 'zzqx  wvut', 'ZZQX WVUT', 'qqqq vvvv', 'qqqq vvvv'])
      await search(query);
    for (let times = 0; times < 3; times += 1) {
      await search('xxyyzz', '');
      await search('zzqx@example.in');
      await search('98765 43210 zzqx');
    }
    expect((await report()).searches).toEqual([{ text: 'zzqx wvut', count: 3 }]);
  });

  it('names neither products that are not there nor products that were never counted', async () => {
    await note({ kind: 'view', productId: '018f0000-0000-7000-8000-00000000ffff' });
    expect((await report()).views).toEqual([]);
  });

  it('sums up the carts of members that were not touched for a day, for 30 days', async () => {
    const { now } = app.clock;
    await offer(app, tea, { pricePaise: 12_550, points: 0, quantity: 10 });
    await offer(app, soap, { pricePaise: 4000, points: 0, quantity: 10 });
    const asha = await Shopper.logIn(app, 'asha');
    const ravi = await Shopper.logIn(app, 'ravi');
    for (const [shopper, productId, quantity] of [
      [asha, tea, 2],
      [asha, soap, 1],
      [ravi, soap, 3],
    ] as const)
      await shopper.add(productId, quantity);
    expect((await report()).leftCarts.carts).toBe(0);
    app.clock.now = now + DAY_MS + 1;
    await (await Shopper.logIn(app, 'ravi')).add(tea);
    expect((await report()).leftCarts).toEqual({ carts: 1, pieces: 3, valuePaise: 29_100 });
    await app.sql(`update cart_items set size = 'L' where product_id = '${soap}' and quantity = 1`);
    await app.sql(`update products set sizes = '{S,L}',
      size_prices = '{"L":{"pricePaise":5000,"maximumRetailPricePaise":6000,"points":0}}' where id = '${soap}'`);
    expect((await report()).leftCarts).toEqual({ carts: 1, pieces: 3, valuePaise: 30_100 });
    await app.sql(`update products set size_prices = '{}', sizes = null where id = '${soap}'`);
    app.clock.now = now + 30 * DAY_MS + 1;
    expect((await report()).leftCarts).toEqual({ carts: 1, pieces: 4, valuePaise: 24_550 });
    app.clock.now = now;
  });

  it('covers 30 days, and deletes after 13 months', async () => {
    const { now } = app.clock;
    await note({ kind: 'view', productId: tea });
    await report();
    app.clock.now = now + 29 * DAY_MS;
    expect((await report()).views).toHaveLength(1);
    app.clock.now = now + 30 * DAY_MS;
    expect((await report()).views).toEqual([]);
    const stored = async () => (await app.sql('select subject from visit_counts')).length;
    app.clock.now = now + 396 * DAY_MS;
    await report();
    expect(await stored()).toBe(1);
    app.clock.now = now + 397 * DAY_MS;
    await report();
    expect(await stored()).toBe(0);
    app.clock.now = now;
  });

  it.each([
    [{ kind: 'view', productId: 'tea' }, 'Product not found'],
    [{ kind: 'source', host: 'https://x.in/?name=Asha' }, 'Site must be the name of a site'],
    [{ kind: 'click' }, 'Nothing that is counted'],
  ])('does not count %j', async (interest, message) => {
    const response = await note(interest);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it('counts no more than 120 for one network address in a minute', async () => {
    const { now } = app.clock;
    app.clock.now = now + 61_000;
    for (let times = 0; times <= 120; times += 1)
      expect((await note({ kind: 'view', productId: tea })).status).toBe(200);
    expect((await report()).views).toMatchObject([{ count: 120 }]);
    app.clock.now = now;
  });
});
