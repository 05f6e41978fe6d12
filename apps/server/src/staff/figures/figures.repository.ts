import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { PeriodFigures, ProductFigures } from '@pgm/api/contract';
import { products } from '../../catalogue/tables/product.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Span, afterIndiaDay, startOfIndiaDay } from '../../platform/india-days.ts';
import { type DailyFigures, NO_FIGURES, addFigures } from './figure-steps.ts';
import { orderFigures, productFigures } from './figures.schema.ts';
import type { ComparedSpans } from './period.ts';

/** The maximum of top products. */
const MAX_PRODUCTS = 10;

/** The SQL of the figures: sums of rows of days, not of orders. */
export class FiguresRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** What is counted of each day from the start of the period before to the end of the period. */
  async daily({ current, before }: ComparedSpans): Promise<DailyFigures> {
    const span = { from: before.from, to: current.to };
    const [ordered, joined] = await Promise.all([this.#orders(span), this.#joins(span)]);
    const daily = new Map<string, PeriodFigures>();
    for (const { day, ...figures } of [...ordered, ...joined])
      daily.set(day, addFigures(daily.get(day) ?? NO_FIGURES, { ...NO_FIGURES, ...figures }));
    return daily;
  }

  /** The products with the most revenue in a period, and what they had in the one before. */
  topProducts({ current, before }: ComparedSpans): Promise<ProductFigures[]> {
    const isCurrent = gte(productFigures.day, current.from);
    const isBefore = lte(productFigures.day, before.to);
    const sum = (column: 'pieces' | 'revenuePaise', which: typeof isCurrent) =>
      sql<number>`coalesce(sum(${productFigures[column]}) filter (where ${which}), 0)`.mapWith(Number);
    const top = this.#db
      .select({
        productId: productFigures.productId,
        pieces: sum('pieces', isCurrent).as('pieces_now'),
        revenuePaise: sum('revenuePaise', isCurrent).as('revenue_now'),
        piecesBefore: sum('pieces', isBefore).as('pieces_before'),
        revenuePaiseBefore: sum('revenuePaise', isBefore).as('revenue_before'),
      })
      .from(productFigures)
      .where(and(gte(productFigures.day, before.from), lte(productFigures.day, current.to)))
      .groupBy(productFigures.productId)
      .having(sql`${sum('pieces', isCurrent)} > 0`)
      .orderBy(desc(sum('revenuePaise', isCurrent)), asc(productFigures.productId))
      .limit(MAX_PRODUCTS)
      .as('top');
    return this.#db
      .select({
        productId: top.productId,
        name: products.name,
        pieces: top.pieces,
        revenuePaise: top.revenuePaise,
        piecesBefore: top.piecesBefore,
        revenuePaiseBefore: top.revenuePaiseBefore,
      })
      .from(top)
      .innerJoin(products, eq(products.id, top.productId))
      .orderBy(desc(top.revenuePaise), asc(top.productId));
  }

  #orders({ from, to }: Span) {
    return this.#db
      .select({
        day: orderFigures.day,
        orders: sql`sum(${orderFigures.orders})`.mapWith(Number),
        revenuePaise: sql`sum(${orderFigures.revenuePaise})`.mapWith(Number),
        points: sql`sum(${orderFigures.points})`.mapWith(Number),
      })
      .from(orderFigures)
      .where(and(gte(orderFigures.day, from), lte(orderFigures.day, to)))
      .groupBy(orderFigures.day);
  }

  #joins({ from, to }: Span) {
    const day = sql<string>`(${associates.createdAt} at time zone 'Asia/Kolkata')::date::text`;
    return this.#db
      .select({ day, joins: sql`count(*)`.mapWith(Number) })
      .from(associates)
      .where(
        and(gte(associates.createdAt, startOfIndiaDay(from)), lt(associates.createdAt, afterIndiaDay(to))),
      )
      .groupBy(sql`1`);
  }
}
