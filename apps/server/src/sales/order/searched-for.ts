import { and, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/http/paging.ts';
import { orderItems, orders } from './order.schema.ts';

/** The condition for orders with `text` in their number or in the name of one of their products. */
export function searchedFor(db: Database, text: string) {
  const number = sql`'PGM-' || lpad(${orders.number}::text, greatest(6, length(${orders.number}::text)), '0')`;
  const named = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), ilike(orderItems.name, containing(text))));
  return or(ilike(number, containing(text)), exists(named));
}

const ORDER_NUMBER = /^(?:pgm-?)?0*([1-9]\d{0,8})$/i;
const MOBILE = /^(?:\+?91)?[\s-]?([6-9](?:[\s-]?\d){9})$/;

/** The number of an order in a text such as 'PGM-000123', 'pgm123' or '123'; undefined in another text. */
export function readOrderNumber(text: string): number | undefined {
  const digits = ORDER_NUMBER.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The condition for orders of all members, of which there are many: each kind of text is looked up by one index. A mobile
 * number finds the buyer, another number finds the order, and words find products and buyers.
 */
export function searchedForByStaff(db: Database, text: string) {
  const mobile = MOBILE.exec(text)?.[1]?.replaceAll(/\D/g, '');
  if (mobile !== undefined) {
    return inArray(orders.userId, db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile)));
  }
  const number = readOrderNumber(text);
  if (number !== undefined) return eq(orders.number, number);
  const buyers = db
    .select({ id: users.id })
    .from(users)
    .where(ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(text)));
  const named = db
    .select({ id: products.id })
    .from(products)
    .where(ilike(products.name, containing(text)));
  const bought = alias(orders, 'bought');
  const found = union(
    db.select({ id: bought.id }).from(bought).where(inArray(bought.userId, buyers)),
    db.select({ id: orderItems.orderId }).from(orderItems).where(inArray(orderItems.productId, named)),
  );
  // As two conditions with 'or', words of many products would compare each order with each of these lines.
  return inArray(orders.id, found);
}
