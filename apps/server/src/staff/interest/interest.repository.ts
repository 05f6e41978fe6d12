import type { InterestReport } from '@pgm/api/contract';
import { and, asc, between, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products } from '../../catalogue/tables/product.schema.ts';
import { sizePricePaise } from '../../catalogue/product/size-price.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Span } from '../../platform/india-days.ts';
import type { CountKind } from '../../platform/visit-counts/visit-counts.ts';
import { visitCounts } from '../../platform/visit-counts/visit-counts.schema.ts';
import { cartItems } from '../../sales/cart/cart.schema.ts';

/** The maximum of each kind. */
const MAX_SHOWN = 10;

/** How often a search has to be made before staff see it: a rare one can be about one person. */
const MIN_SEARCHES = 3;

/** The SQL of what people look for. */
export class InterestRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The searches that found nothing. */
  async searches(span: Span): Promise<InterestReport['searches']> {
    const counted = await this.#most('search', span, MIN_SEARCHES);
    return counted.map(({ subject, count }) => ({ text: subject, count }));
  }

  /** The sites that visits came from. */
  async sources(span: Span): Promise<InterestReport['sources']> {
    const counted = await this.#most('source', span);
    return counted.map(({ subject, count }) => ({ host: subject, count }));
  }

  /** The products that were looked at, or put into carts, most often. */
  async products(kind: 'view' | 'cart', span: Span): Promise<InterestReport['views']> {
    const counted = await this.#most(kind, span);
    const ids = counted.map(({ subject }) => subject);
    const named = await this.#db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids));
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return counted.flatMap(({ subject, count }) => {
      const name = names.get(subject);
      return name === undefined ? [] : [{ productId: subject, name, count }];
    });
  }

  /** The carts to which something was added last between two times. */
  async leftCarts({
    after,
    before,
  }: Readonly<Record<'after' | 'before', Date>>): Promise<InterestReport['leftCarts']> {
    const last = sql`max(${cartItems.createdAt})`;
    // Only the carts of those who have added something lately are read: an index finds them.
    const recent = alias(cartItems, 'recent');
    const lately = this.#db
      .select({ userId: recent.userId })
      .from(recent)
      .where(gte(recent.createdAt, after));
    const left = this.#db
      .select({
        pieces: sql<number>`sum(${cartItems.quantity})`.as('pieces'),
        valuePaise: sql<number>`sum(${cartItems.quantity} * ${sizePricePaise(cartItems.size)})`.as(
          'value_paise',
        ),
      })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(inArray(cartItems.userId, lately))
      .groupBy(cartItems.userId)
      .having(lt(last, before))
      .as('left_carts');
    const [sums] = await this.#db
      .select({
        carts: sql<number>`count(*)`.mapWith(Number),
        pieces: sql<number>`coalesce(sum(${left.pieces}), 0)`.mapWith(Number),
        valuePaise: sql<number>`coalesce(sum(${left.valuePaise}), 0)`.mapWith(Number),
      })
      .from(left);
    return sums ?? { carts: 0, pieces: 0, valuePaise: 0 };
  }

  /** The most frequent subjects of a kind. @param least how often one has to be counted. Default 1 */
  #most(kind: CountKind, { from, to }: Span, least = 1) {
    const count = sql<number>`sum(${visitCounts.count})`.mapWith(Number);
    return this.#db
      .select({ subject: visitCounts.subject, count })
      .from(visitCounts)
      .where(and(eq(visitCounts.kind, kind), between(visitCounts.day, from, to)))
      .groupBy(visitCounts.subject)
      .having(gte(count, least))
      .orderBy(desc(count), asc(visitCounts.subject))
      .limit(MAX_SHOWN);
  }
}
