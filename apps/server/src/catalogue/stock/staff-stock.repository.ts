import type { QueryOf, StaffStock, listStaffStock } from '@pgm/api/contract';
import { type SQL, and, asc, eq, ilike, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type StaffFilter, containing, toOrderBy } from '../../platform/http/paging.ts';
import { products } from '../product/product.schema.ts';
import { stockEntries } from './stock.schema.ts';
import { sizeStock } from './stock.transactions.ts';

type StockFilter = StaffFilter<QueryOf<typeof listStaffStock>>;

const quantity = sql<number>`coalesce(${stockEntries.quantity}, 0)`.mapWith(Number);
const alertQuantity = sql<number>`coalesce(${stockEntries.alertQuantity}, 0)`.mapWith(Number);

const ORDERS = { product: [asc, products.name], quantity: [asc, quantity] } as const;

const STATES: Readonly<Record<NonNullable<StockFilter['state']>, SQL>> = {
  low: sql`${quantity} > 0 and ${quantity} <= ${alertQuantity}`,
  soldOut: sql`${quantity} = 0`,
};

/** The SQL of the stock for staff: of hidden products too, and of those without an entry. */
export class StaffStockRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: StockFilter): Promise<StaffStock[]> {
    const rows = await this.#db
      .select({
        id: stockEntries.id,
        productId: products.id,
        productName: products.name,
        quantity,
        alertQuantity,
        sizes: sizeStock,
      })
      .from(products)
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(matching(filter))
      .orderBy(...toOrderBy(ORDERS, filter.sort, products.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(({ sizes, ...row }) => (sizes ? { ...row, sizes } : row));
  }

  /** The number of all matches, on all pages. */
  async count(filter: StockFilter): Promise<number> {
    const [row] = await this.#db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(products)
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(matching(filter));
    return row?.total ?? 0;
  }
}

function matching({ search, state }: StockFilter) {
  return and(
    eq(products.isDeleted, false),
    state && STATES[state],
    search ? ilike(products.name, containing(search)) : undefined,
  );
}
