import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { associateId } from '../../../test/tree.ts';

describe('the points of teams while several processes run the jobs', () => {
  const app = useTestApp();

  it('are counted once each, and no process waits for ever', async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries, team_points cascade');
    await app.sql(`
      with placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        select gen_random_uuid(), user_id, 'DELIVERED', now(), '{}', 1, 0, 1, 1, 'COD', 'PAID', 'key' || n || user_id, ''
        from associates, generate_series(1, 200) as n returning id, user_id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
      select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', 1, 'kept', '2026-11-01', '2100-01-01' from placed`);
    await Promise.all(Array.from({ length: 4 }, () => app.runJobs()));
    expect(
      await app.sql(`select count(*)::int as count from associates
        left join team_points on associate_id = associates.id
        where coalesce(points, 0) <> total_count * 200`),
    ).toEqual([{ count: 0 }]);
    expect(
      await app.sql(`select month from team_points where associate_id = '${associateId('asha')}'`),
    ).toEqual([{ month: '2026-11' }]);
  });
});
