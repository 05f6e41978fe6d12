import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderFigures, productFigures } from './figures.schema.ts';

/** The maximum of changes in one transaction. */
const MAX_AT_ONCE = 5000;

/** The maximum of transactions for each table in one run; the rest waits for the next run. */
const MAX_BATCHES = 20;

/** The job that adds the changes of figures to the sums of their days, each once, even with several processes. */
export function figuresJob({ db }: Pick<Platform, 'db'>): Job {
  return {
    name: 'sum figures',
    run: async ({ signal }) => {
      for (const { table, statement } of SUMS)
        for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
          if ((await countChanges(db, table)) === 0) break;
          await db.execute(statement);
        }
    },
    backlog: async () => (await countChanges(db, orderFigures)) + (await countChanges(db, productFigures)),
  };
}

/** How many changes are in no sum yet. */
function countChanges(db: Database, table: typeof orderFigures | typeof productFigures): Promise<number> {
  return db.$count(table, sql`not ${table.isSum}`);
}

// In the order of the key, so that two processes never wait for each other.
const SUMS = [
  {
    table: orderFigures,
    statement: sql`
      with ${removed('order_figures')}
      insert into order_figures as sums (day, orders, revenue_paise, points, is_sum)
      select day, sum(orders), sum(revenue_paise), sum(points), true from removed group by day order by day
      on conflict (day) where is_sum do update set
        orders = sums.orders + excluded.orders,
        revenue_paise = sums.revenue_paise + excluded.revenue_paise,
        points = sums.points + excluded.points`,
  },
  {
    table: productFigures,
    statement: sql`
      with ${removed('product_figures')}
      insert into product_figures as sums (day, product_id, pieces, revenue_paise, is_sum)
      select day, product_id, sum(pieces), sum(revenue_paise), true from removed
      group by day, product_id order by day, product_id
      on conflict (day, product_id) where is_sum do update set
        pieces = sums.pieces + excluded.pieces,
        revenue_paise = sums.revenue_paise + excluded.revenue_paise`,
  },
];

/** Removes changes that no other process is adding, as a query called `removed`. */
function removed(table: 'order_figures' | 'product_figures'): SQL {
  const name = sql.identifier(table);
  return sql`due as (
      select id from ${name} where not is_sum order by id limit ${MAX_AT_ONCE} for update skip locked
    ), removed as (delete from ${name} as changes using due where changes.id = due.id returning changes.*)`;
}
