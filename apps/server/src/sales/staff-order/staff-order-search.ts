import { type SQL, and, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/http/paging.ts';
import { orderItems, orders } from '../tables/order.schema.ts';

/** The maximum of lines with products that words find, for which their orders are collected. */
const MAX_SOLD = 50_000;

/** The same of orders of buyers that words find: the order of each of them is read, and not only an index. */
const MAX_BOUGHT = 10_000;

const ORDER_NUMBER = /^(?:pgm-?)?0*([1-9]\d{0,8})$/i;
const MOBILE = /^(?:\+?91)?[\s-]?([6-9](?:[\s-]?\d){9})$/;

/** The number of an order in a text such as 'PGM-000123', 'pgm123' or '123'; undefined in another text. */
export function readOrderNumber(text: string): number | undefined {
  const digits = ORDER_NUMBER.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The ten digits of a text such as '+91 90000 00001'; undefined in another text. */
function readMobile(text: string): string | undefined {
  return MOBILE.exec(text)?.[1]?.replaceAll(/\D/g, '');
}

/** The orders that staff search for. */
export interface FoundOrders {
  readonly which: SQL | undefined;
  /** Whether it finds so many orders that to count all of them could take seconds. */
  readonly isBroad: boolean;
}

/**
 * The condition for orders of all members that a text finds, of which there are many: each kind of text is looked up by one
 * index. A mobile number finds the buyer, another number finds the order, and words find products and buyers.
 */
export async function searchedForByStaff(db: Database, text: string): Promise<FoundOrders> {
  const mobile = readMobile(text);
  if (mobile !== undefined) {
    const buyer = db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
    return { which: inArray(orders.userId, buyer), isBroad: false };
  }
  const number = readOrderNumber(text);
  if (number !== undefined) return { which: eq(orders.number, number), isBroad: false };
  return searchedForByWords(db, text);
}

/**
 * Few orders are collected by the indexes of products and buyers. When they are too many for that, each order of the list is
 * compared, the first ones first: a page is full, and a count at its limit, long before the last order.
 */
async function searchedForByWords(db: Database, text: string): Promise<FoundOrders> {
  const buyers = db
    .select({ id: users.id })
    .from(users)
    .where(ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(text)));
  const named = db
    .select({ id: products.id })
    .from(products)
    .where(ilike(products.name, containing(text)));
  const sold = () =>
    db.select({ id: orderItems.orderId }).from(orderItems).where(inArray(orderItems.productId, named));
  const other = alias(orders, 'bought');
  const bought = () => db.select({ id: other.id }).from(other).where(inArray(other.userId, buyers));

  const lines = await db.$count(
    sold()
      .limit(MAX_SOLD + 1)
      .as('sold'),
  );
  const ofBuyers = await db.$count(
    bought()
      .limit(MAX_BOUGHT + 1)
      .as('bought'),
  );
  // As two conditions with 'or', words of many products would compare each order with each of these lines.
  if (lines <= MAX_SOLD && ofBuyers <= MAX_BOUGHT)
    return { which: inArray(orders.id, union(sold(), bought())), isBroad: false };
  const line = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), inArray(orderItems.productId, named)));
  // Without 'offset 0' PostgreSQL reads the lines of all orders before the first order.
  const which = or(inArray(orders.userId, buyers), sql`exists (${line} offset 0)`);
  return { which, isBroad: true };
}
