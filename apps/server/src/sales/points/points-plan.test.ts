import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePlan } from '../../../test/crowd.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('one ledger among many', () => {
  const app = useTestApp();
  let userId = '';

  beforeAll(async () => {
    await app.sql(`
      with members as (
        insert into users (id, username, first_name, last_name, roles)
        select gen_random_uuid(), 'crowd' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, 1000) as n
        returning id
      ), placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        select gen_random_uuid(), members.id, 'PLACED', now(), '{}', 1, 0, 1, 3, 'COD', 'DUE', 'key' || n, ''
        from members, generate_series(1, 10) as n returning id, user_id
      ), listed as (
        insert into order_items (order_id, product_id, position, name, price_paise, quantity, points)
        select placed.id, sample.id, sample.position, 'Tea', 1, 1, 3
        from placed, (select id, row_number() over (order by id) - 1 as position from products limit 5) as sample
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at)
      select gen_random_uuid(), user_id, id, 'PENDING', 'CREDIT', 3, 'placed', now() from placed`);
    for (const table of ['users', 'orders', 'order_items', 'bv_entries']) await app.sql(`analyze ${table}`);
    const [row] = await app.sql(`select user_id from bv_entries where reason = 'placed' limit 1`);
    ({ user_id: userId } = z.object({ user_id: z.string() }).parse(row));
  });

  it('is summed up from its own entries only', async () => {
    const plan = await makePlan(
      app,
      `select points_group, sum(case type when 'CREDIT' then points else -points end)
       from bv_entries where user_id = '${userId}' group by points_group`,
    );
    expect(plan).toContain('bv_entries_by_age');
    expect(plan).not.toContain('Seq Scan');
  });

  it('lists the orders with points in a group from its own entries and their orders only', async () => {
    const plan = await makePlan(
      app,
      `select * from (
         select order_id, min(created_at) as entered_at, (array_agg(reason order by type, created_at))[1] as reason
         from bv_entries where user_id = '${userId}' and points_group = 'PENDING'
         group by order_id having sum(case type when 'CREDIT' then points else -points end) <> 0
       ) as net inner join orders on orders.id = net.order_id
       order by entered_at desc, order_id desc limit 5`,
    );
    expect(plan).toContain('bv_entries_by_age');
    expect(plan).toContain('orders_pkey');
    expect(plan).not.toContain('Seq Scan');
  });

  it('reads the entries and the products of one order by its id', async () => {
    const rows = z
      .array(z.object({ order_id: z.string() }))
      .parse(await app.sql(`select order_id from bv_entries where user_id = '${userId}' limit 1`));
    for (const query of [
      `select * from bv_entries where order_id = '${rows[0]?.order_id}' order by created_at`,
      `select * from order_items where order_id = '${rows[0]?.order_id}' and position <= 10 order by position`,
    ])
      expect(await makePlan(app, query)).not.toContain('Seq Scan');
  });

  it('is found by either id without a scan of the members', async () => {
    const plan = await makePlan(
      app,
      `(select id from users where id = '${userId}') union all (select user_id from associates where id = '${userId}')`,
    );
    expect(plan).toContain('users_pkey');
    expect(plan).not.toContain('Seq Scan on users');
  });
});
