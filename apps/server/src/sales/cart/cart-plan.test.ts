import { describe, expect, it } from 'vitest';
import { crowd, makePlan } from '../../../test/crowd.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('one cart among many', () => {
  const app = useTestApp();

  it('is read without scanning the lines of other carts', async () => {
    const userId = await crowd(app, 'cart_items', {
      id: 'gen_random_uuid()',
      quantity: '1',
      added_price_paise: 'price_paise',
    });
    const plan = await makePlan(
      app,
      `select * from cart_items
    inner join products on products.id = cart_items.product_id
    inner join categories on categories.id = products.category_id
    inner join brands on brands.id = products.brand_id
    left join store_entries on store_entries.product_id = products.id
    where cart_items.user_id = '${userId}' and products.is_visible and not products.is_deleted
    order by cart_items.created_at, cart_items.id`,
    );
    expect(plan).toMatch(new RegExp(`Index Cond: \\(+user_id = '${userId}'`, 'u'));
    expect(plan).not.toContain('Seq Scan on cart_items');
  });
});
