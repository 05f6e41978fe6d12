import * as z from 'zod';
import type { TestApp } from './test-app.ts';

/** Fills a table of members' products, with five each for 1000 new members; returns the id of one member. */
export async function crowd(
  app: TestApp,
  table: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  await app.sql(`
    with members as (
      insert into users (id, username, first_name, last_name, roles)
      select gen_random_uuid(), 'crowd' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, 1000) as n
      returning id
    )
    insert into ${table} (${['user_id', 'product_id', 'created_at', ...Object.keys(more)].join(', ')})
    select ${['members.id', 'sample.id', 'now()', ...Object.values(more)].join(', ')}
    from members, (select id, price_paise from products order by id limit 5) as sample`);
  for (const name of [table, 'users', 'products']) await app.sql(`analyze ${name}`);
  const [row] = await app.sql(`select user_id from ${table} limit 1`);
  return z.object({ user_id: z.string() }).parse(row).user_id;
}

/** The database's plan for a query; one line per step. */
export async function makePlan(app: TestApp, query: string): Promise<string> {
  const rows = await app.sql(`explain ${query}`);
  return z
    .array(z.object({ 'QUERY PLAN': z.string() }))
    .parse(rows)
    .map((row) => row['QUERY PLAN'])
    .join('\n');
}
