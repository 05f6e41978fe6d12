import { MAX_ADDRESSES, MAX_LINES, type MergedThing } from '@pgm/api/contract';
import { and, asc, desc, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, alias } from 'drizzle-orm/pg-core';
import { restockRequests } from '../../catalogue/restock/restock-request.schema.ts';
import { productQuestions } from '../../catalogue/product-question/product-question.schema.ts';
import { moveReviews } from '../../catalogue/review/review.transactions.ts';
import { grievances } from '../../company/grievance/grievance.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { queuedMessages } from '../../platform/messaging/queued-message.schema.ts';
import { cartItems } from '../../sales/cart/cart.schema.ts';
import { couponUses } from '../../sales/coupon/coupon.schema.ts';
import { orders } from '../../sales/tables/order.schema.ts';
import { pastOrders } from '../../sales/past-order/past-order.schema.ts';
import { wishlistItems } from '../../sales/wishlist/wishlist.schema.ts';
import { addresses } from '../../members/address/address.schema.ts';
import { agreements } from '../../company/agreement/agreement.schema.ts';
import { moveBankDetails } from '../../sales/bank-details/ended-account.transactions.ts';
import { identityCards } from '../../members/identity-card/identity-card.schema.ts';
import { memberRequests } from '../../members/member-request/member-request.schema.ts';
import { notifications } from '../../auth/notification/notification.schema.ts';
import { pointsCorrections } from '../../sales/points/points-correction.schema.ts';
import { pointsEntries } from '../../sales/points/points-entry.schema.ts';

/** How many were moved, and how many the account that stays has already or has no room for. */
export interface Moved {
  readonly moved: number;
  readonly leftOut: number;
}

/** The things that are rows of an account. */
type MovedRows = Readonly<Record<Exclude<MergedThing, 'payouts' | 'team' | 'leads'>, Moved>>;

/** The ids of the account that stays and of the one that ends. */
interface AccountIds {
  readonly to: string;
  readonly from: string;
}

/**
 * Gives the rows of one account to another one, which is locked like it. Rows are locked in the order in which others lock
 * them: orders by their ids, then what belongs to them. What stays behind is deleted with the account.
 */
export async function moveRows(tx: Database, ids: AccountIds, at: Date): Promise<MovedRows> {
  const { to, from } = ids;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, from))
    .orderBy(asc(orders.id))
    .for('update');
  // Keys are unique for each member, and that of a moved order is of no use: its sender is logged out.
  await tx
    .update(orders)
    .set({ userId: to, idempotencyKey: sql`${orders.id}::text` })
    .where(eq(orders.userId, from));
  const whole = {
    grievances: await moveAll(tx, grievances, ids),
    requests: await moveAll(tx, memberRequests, ids),
    notifications: await moveAll(tx, notifications, ids),
    pastOrders: await moveAll(tx, pastOrders, ids),
    points: await moveAll(tx, pointsEntries, ids),
    productQuestions: await moveAll(tx, productQuestions, ids),
  };
  for (const table of [pointsCorrections, couponUses, queuedMessages]) await moveAll(tx, table, ids);
  const bankDetails = await moveBankDetails(tx, { ...ids, at });
  await moveFirst(tx, agreements, ids);
  await moveFirst(tx, identityCards, ids);
  return {
    orders: { moved: rows.length, leftOut: 0 },
    ...whole,
    bankDetails,
    wishlist: await moveWishlist(tx, ids),
    cart: await moveCart(tx, ids),
    restockRequests: await moveRestockRequests(tx, ids),
    reviews: await moveReviews(tx, ids),
    addresses: await moveAddresses(tx, ids),
  };
}

type OwnedTable = PgTable & { readonly userId: PgColumn };

async function moveAll(tx: Database, table: OwnedTable, { to, from }: AccountIds) {
  const moved = await tx.$count(table, eq(table.userId, from));
  await tx.execute(sql`update ${table} set user_id = ${to} where ${table.userId} = ${from}`);
  return { moved, leftOut: 0 };
}

/** Moves rows to an account that has none of them yet. */
async function moveFirst(tx: Database, table: OwnedTable, ids: AccountIds): Promise<void> {
  if ((await tx.$count(table, eq(table.userId, ids.to))) === 0) await moveAll(tx, table, ids);
}

async function moveWishlist(tx: Database, { to, from }: AccountIds) {
  const all = await tx.$count(wishlistItems, eq(wishlistItems.userId, from));
  const before = await tx.$count(wishlistItems, eq(wishlistItems.userId, to));
  // A wish is added without a lock, so the same product may come at the same moment.
  await tx.execute(sql`
    insert into wishlist_items (user_id, product_id, created_at)
    select ${to}, product_id, created_at from wishlist_items where user_id = ${from}
    on conflict do nothing`);
  const moved = (await tx.$count(wishlistItems, eq(wishlistItems.userId, to))) - before;
  return { moved, leftOut: all - moved };
}

const theirs = alias(cartItems, 'theirs');

/** A product that both have stays once, with the larger quantity. */
async function moveCart(tx: Database, { to, from }: AccountIds) {
  const isSame = and(
    eq(theirs.userId, to),
    eq(theirs.productId, cartItems.productId),
    eq(theirs.size, cartItems.size),
  );
  await tx.execute(sql`
    update cart_items set quantity = greatest(cart_items.quantity, other.quantity) from cart_items as other
    where cart_items.user_id = ${to} and other.user_id = ${from}
      and other.product_id = cart_items.product_id and other.size = cart_items.size`);
  const all = await tx.$count(cartItems, eq(cartItems.userId, from));
  const room = MAX_LINES - (await tx.$count(cartItems, eq(cartItems.userId, to)));
  const moved = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(
      and(eq(cartItems.userId, from), notExists(tx.select({ id: theirs.id }).from(theirs).where(isSame))),
    )
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .limit(Math.max(0, room));
  const ids = moved.map(({ id }) => id);
  await tx.update(cartItems).set({ userId: to }).where(inArray(cartItems.id, ids));
  return { moved: ids.length, leftOut: all - ids.length };
}

const awaited = alias(restockRequests, 'awaited');

/** A product that both wait for is waited for once. */
async function moveRestockRequests(tx: Database, { to, from }: AccountIds) {
  const isSame = and(
    eq(awaited.userId, to),
    eq(awaited.productId, restockRequests.productId),
    isNull(awaited.notifiedAt),
  );
  const all = await tx.$count(restockRequests, eq(restockRequests.userId, from));
  const isTwice = and(
    eq(restockRequests.userId, from),
    isNull(restockRequests.notifiedAt),
    exists(tx.select({ id: awaited.id }).from(awaited).where(isSame)),
  );
  const leftOut = await tx.$count(restockRequests, isTwice);
  await tx.delete(restockRequests).where(isTwice);
  await tx.update(restockRequests).set({ userId: to }).where(eq(restockRequests.userId, from));
  return { moved: all - leftOut, leftOut };
}

type AddressRow = typeof addresses.$inferSelect;

/** Moves the addresses that the other account does not have, the default one and the newest first, up to the limit. */
async function moveAddresses(tx: Database, { to, from }: AccountIds) {
  const read = (userId: string) =>
    tx
      .select()
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));
  const known = await read(to);
  const seen = new Set(known.map(toPlace));
  const all = await read(from);
  const wanted = all.filter((address) => {
    const isNew = !seen.has(toPlace(address));
    seen.add(toPlace(address));
    return isNew;
  });
  const ids = wanted.slice(0, Math.max(0, MAX_ADDRESSES - known.length)).map(({ id }) => id);
  const isMoved = inArray(addresses.id, ids);
  if (known.length > 0) await tx.update(addresses).set({ isDefault: false }).where(isMoved);
  await tx.update(addresses).set({ userId: to }).where(isMoved);
  return { moved: ids.length, leftOut: all.length - ids.length };
}

/** What makes two addresses the same: the person and the place, in any case and with any spaces. */
function toPlace({ name, phoneNumber, streetAddress, additionalAddressLine, city, postalCode }: AddressRow) {
  return [name, phoneNumber, streetAddress, additionalAddressLine, city, postalCode]
    .map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[\s,.]+/g, ' ')
        .trim(),
    )
    .join('\n');
}
