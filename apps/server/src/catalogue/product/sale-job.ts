import { type SQL, and, asc, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { products } from '../tables/product.schema.ts';

/**
 * The job that begins and ends the sales of products. It sets the price that the time wants, so several processes can run it at
 * once. It leaves the version and the history as they are: those say what staff do.
 */
export function saleJob({ db, now }: Pick<Platform, 'db' | 'now'>): Job {
  return {
    name: 'begin and end sales',
    run: async () => {
      const today = toIndiaDay(new Date(now()));
      await end(db, today);
      await setPrices(db, today);
    },
  };
}

/** Gives products whose sale is over their usual price. Their sale is only in their history then. */
async function end(db: Database, today: string): Promise<void> {
  const isOver = and(isNotNull(products.salePricePaise), lt(products.saleUntil, today));
  await db
    .update(products)
    .set({
      pricePaise: sql`${products.usualPricePaise}`,
      usualPricePaise: null,
      salePricePaise: null,
      saleFrom: null,
      saleUntil: null,
    })
    .where(isFree(db, isOver));
}

/** Gives the other products with a sale the price of the day. */
async function setPrices(db: Database, today: string): Promise<void> {
  const wanted = sql`case when ${products.saleFrom} <= ${today} then ${products.salePricePaise} else ${products.usualPricePaise} end`;
  await db
    .update(products)
    .set({ pricePaise: wanted })
    .where(isFree(db, and(isNotNull(products.salePricePaise), ne(products.pricePaise, wanted))));
}

/** Whether a product is to be changed and is not being changed: the next run changes that one, and none waits for the other. */
function isFree(db: Database, isDue: SQL | undefined): SQL | undefined {
  const free = db
    .select({ id: products.id })
    .from(products)
    .where(isDue)
    .orderBy(asc(products.id))
    .for('no key update', { skipLocked: true });
  return and(inArray(products.id, free), isDue);
}
