import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Merger } from '../../../test/merger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { userId } from '../../../test/tree.ts';

const Ids = z.array(z.object({ id: z.string() }));

describe('what both accounts have', () => {
  const app = useTestApp();
  let merger: Merger;
  let [tea = '', soap = '', oil = '']: string[] = [];
  const [ravi, asha] = [userId('ravi'), userId('asha')];

  beforeAll(async () => {
    merger = await Merger.logIn(app);
    [tea = '', soap = '', oil = ''] = Ids.parse(
      await app.sql('select id from products order by id limit 3'),
    ).map(({ id }) => id);
    await app.sql('delete from wishlist_items');
    await app.sql('delete from cart_items');
    await app.sql('delete from restock_requests');
    await app.sql('delete from addresses');
    await app.sql(`insert into wishlist_items values ('${asha}', '${tea}', now()), ('${ravi}', '${tea}', now()),
      ('${ravi}', '${soap}', now())`);
    const line = (user: string, product: string, quantity: number, size = '') =>
      `(gen_random_uuid(), '${user}', '${product}', '${size}', ${quantity}, 100, now())`;
    await app.sql(`insert into cart_items (id, user_id, product_id, size, quantity, added_price_paise, created_at) values
      ${[line(asha, tea, 2), line(asha, soap, 5), line(ravi, tea, 3), line(ravi, soap, 1), line(ravi, soap, 4, 'M'), line(ravi, oil, 1)].join()}`);
    const wish = (user: string, product: string, notified = 'null') =>
      `(gen_random_uuid(), '${user}', '${product}', 'en', now(), ${notified})`;
    await app.sql(`insert into restock_requests (id, user_id, product_id, language, created_at, notified_at) values
      ${[wish(asha, tea), wish(ravi, tea), wish(ravi, soap), wish(ravi, tea, 'now()')].join()}`);
    const address = (user: string, street: string, isDefault: boolean) =>
      `(gen_random_uuid(), '${user}', 'Ravi Rao', '9000000002', '', '${street}', '', 'Pune', 'Maharashtra', '411001', 'India', '{}',
        'HOME', ${isDefault}, 0, 0, now())`;
    await app.sql(`insert into addresses values
      ${[address(asha, '7 Station Road', true), address(ravi, '7  station road.', true), address(ravi, '9 Mill Lane', false), address(ravi, '9 Mill Lane', false)].join()}`);
  });

  it('stays once, and the rest moves', async () => {
    const rehearsed = await merger.previewed('ravi', 'asha');
    const { things } = await merger.merged('ravi', 'asha');
    expect(things).toEqual(rehearsed.things);
    const lists = new Set(['addresses', 'wishlist', 'cart', 'restockRequests']);
    expect(things.filter(({ thing }) => lists.has(thing))).toEqual([
      { thing: 'addresses', moved: 1, leftOut: 2 },
      { thing: 'wishlist', moved: 1, leftOut: 1 },
      { thing: 'cart', moved: 2, leftOut: 2 },
      { thing: 'restockRequests', moved: 2, leftOut: 1 },
    ]);
    expect(
      await app.sql(
        `select product_id, size, quantity from cart_items where user_id = '${asha}' order by 1, 2`,
      ),
    ).toEqual([
      { product_id: tea, size: '', quantity: 3 },
      { product_id: soap, size: '', quantity: 5 },
      { product_id: soap, size: 'M', quantity: 4 },
      { product_id: oil, size: '', quantity: 1 },
    ]);
    expect(
      await app.sql(`select street_address as street, is_default as "isDefault" from addresses
        where user_id = '${asha}' order by 1`),
    ).toEqual([
      { street: '7 Station Road', isDefault: true },
      { street: '9 Mill Lane', isDefault: false },
    ]);
  });

  it('leaves no rows with the account that ended', async () => {
    for (const table of ['addresses', 'wishlist_items', 'cart_items', 'restock_requests', 'sessions'])
      expect(await app.sql(`select 1 from ${table} where user_id = '${ravi}'`)).toEqual([]);
  });
});
