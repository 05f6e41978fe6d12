import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePlan } from '../../../test/crowd.ts';
import { Merger } from '../../../test/merger.ts';
import { Reviewer, countStars, readProduct, readReviews, storeReview } from '../../../test/reviewer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { userId } from '../../../test/tree.ts';

const PHOTO = `reviews/${'a'.repeat(40)}`;

describe('the reviews of an account', () => {
  const app = useTestApp();
  let [tea = '', soap = '']: string[] = [];

  beforeEach(async () => {
    await app.sql('truncate reviews');
    [tea = '', soap = ''] = await stockCopies(app, 2);
  });

  it('move to the account with which it is merged, as far as that has none of the same product', async () => {
    const merger = await Merger.logIn(app);
    await storeReview(app, 'ravi', tea, { stars: 1, photos: `{${PHOTO}}` });
    await storeReview(app, 'asha', tea, { stars: 5 });
    await storeReview(app, 'ravi', soap, { stars: 3 });
    const rehearsed = await merger.previewed('ravi', 'asha');
    await expect.poll(() => readProduct(app, tea)).toMatchObject({ rating: { average: 3, count: 2 } });
    const { things } = await merger.merged('ravi', 'asha');
    expect(things).toEqual(rehearsed.things);
    expect(things).toContainEqual({ thing: 'reviews', moved: 1, leftOut: 1 });
    await expect.poll(() => readProduct(app, tea)).toMatchObject({ rating: { average: 5, count: 1 } });
    await expect.poll(() => readProduct(app, soap)).toMatchObject({ rating: { average: 3, count: 1 } });
    expect(await app.sql(`select user_id as owner, stars from reviews order by stars`)).toEqual([
      { owner: userId('asha'), stars: 3 },
      { owner: userId('asha'), stars: 5 },
    ]);
    expect(await app.sql(`select review_photos as photos from account_deletions`)).toEqual([
      { photos: [PHOTO] },
    ]);
  });

  it('are deleted with it, and counted out of the average', async () => {
    const geeta = await Reviewer.logIn(app, 'asha');
    await app.sql(`update orders set status = 'DELIVERED', payment_status = 'PAID'`);
    await app.sql(`update payments set state = 'PAID'`);
    await app.sql(`update node_payments set status = 'PAID', paid_at = now()`);
    await storeReview(app, 'asha', tea, { stars: 1 });
    await storeReview(app, 'kamla', tea, { stars: 4 });
    expect((await geeta.leave('demo1234')).status).toBe(200);
    await expect.poll(() => readProduct(app, tea)).toMatchObject({ rating: { average: 4, count: 1 } });
    await expect.poll(async () => (await readReviews(app, tea)).total).toBe(1);
    expect(await countStars(app, tea)).toEqual({ counted: [0, 0, 0, 1, 0], stored: [0, 0, 0, 1, 0] });
  });
});

describe('the queries of reviews', () => {
  const app = useTestApp();
  let product = '';
  let user = '';

  beforeAll(async () => {
    await app.sql(`insert into users (id, username, first_name, last_name, roles)
      select gen_random_uuid(), 'crowd' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, 1500) as n`);
    await app.sql(`insert into products (id, brand_id, category_id, name, description, price_paise, points, point_description)
      select gen_random_uuid(), brand_id, category_id, 'Many ' || n, '', 100, 0, ''
      from (select brand_id, category_id from products limit 1) as sample, generate_series(1, 2000) as n`);
    await app.sql(`insert into reviews (id, product_id, user_id, author, stars, text, photos, status, written_at)
      select gen_random_uuid(), product.id, users.id, 'Some B.', 1 + (n % 5)::integer, '', '{}',
        case when n % 10 = 0 then 'PENDING'::review_status else 'APPROVED' end, now() - n * interval '1 minute'
      from (select id, row_number() over () as n from users where username like 'crowd%') as users,
        (select id from products where name like 'Many _') as product`);
    for (const table of ['reviews', 'users', 'products']) await app.sql(`analyze ${table}`);
    const [row] = await app.sql('select product_id as product, user_id as user from reviews limit 1');
    ({ product, user } = z.object({ product: z.string(), user: z.string() }).parse(row));
  });

  it('read a page, the own one, and what waits for staff by an index', async () => {
    const shown = `select * from reviews where product_id = '${product}' and status = 'APPROVED'`;
    const plans = {
      reviews_shown_by_age: `${shown} order by written_at desc, id desc limit 10`,
      reviews_shown_by_stars: `${shown} order by stars desc, written_at desc, id desc limit 10`,
      reviews_once: `select * from reviews where user_id = '${user}' and product_id = '${product}'`,
      reviews_by_status: `select * from reviews where status = 'PENDING' order by written_at desc, id desc limit 20`,
      reviews_by_age: 'select * from reviews order by written_at desc, id desc limit 20',
    };
    for (const [index, query] of Object.entries(plans)) {
      const plan = await makePlan(app, query);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('read the products by rating without a sort of all of them', async () => {
    const plan = await makePlan(
      app,
      `select * from products where is_visible and not is_deleted
        order by rating desc nulls last, review_count desc, id limit 20`,
    );
    expect(plan).toContain('products_by_rating');
  });
});
