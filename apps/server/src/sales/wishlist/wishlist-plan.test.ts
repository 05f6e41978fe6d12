import { describe, expect, it } from 'vitest';
import { crowd, makePlan } from '../../../test/crowd.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('one wishlist among many', () => {
  const app = useTestApp();

  it('is read without the rows of other wishlists', async () => {
    const userId = await crowd(app, 'wishlist_items');
    const plan = await makePlan(
      app,
      `select * from wishlist_items
    inner join products on products.id = wishlist_items.product_id
    inner join categories on categories.id = products.category_id
    inner join brands on brands.id = products.brand_id
    left join store_entries on store_entries.product_id = products.id
    where wishlist_items.user_id = '${userId}' and products.is_visible and not products.is_deleted
    order by wishlist_items.created_at desc, wishlist_items.product_id desc`,
    );
    expect(plan).toMatch(new RegExp(`Index Cond: \\(+user_id = '${userId}'`, 'u'));
    expect(plan).not.toContain('Seq Scan on wishlist_items');
  });
});
