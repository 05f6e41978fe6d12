import type { TestApp } from './test-app.ts';
import { userId } from './tree.ts';

/** Removes all orders and points, and gives each associate entries of one confirmed point of November 2026. */
export async function confirmPoints(app: TestApp, entriesEach: number): Promise<void> {
  await app.sql('truncate orders, order_items, order_events, bv_entries, team_points cascade');
  await app.sql(`
    with placed as (
      insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
        payment_method, payment_status, idempotency_key, request_hash)
      select gen_random_uuid(), user_id, 'DELIVERED', now(), '{}', 1, 0, 1, 1, 'COD', 'PAID', 'key' || n || user_id, ''
      from associates, generate_series(1, ${entriesEach}) as n returning id, user_id
    )
    insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
    select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', 1, 'kept', '2026-11-01', '2100-01-01' from placed`);
}

/** Gives a sample member points that were confirmed before an import. @param at the day of the import */
export async function bringPoints(
  app: TestApp,
  username: string,
  { points, at }: { readonly points: number; readonly at: string },
): Promise<void> {
  await app.sql(`
    with brought as (
      insert into opening_points (id, user_id, points_group, points)
      values (gen_random_uuid(), '${userId(username)}', 'CONFIRMED', ${points}) returning id, user_id
    )
    insert into bv_entries (id, user_id, opening_id, points_group, type, points, reason, created_at, team_counted_at)
    select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', ${points}, 'Opening points', '${at}', '${at}' from brought`);
}
