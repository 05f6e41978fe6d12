import type { QueryOf, StaffProduct, listStaffProducts } from '@pgm/api/contract';
import { and, asc, desc, eq, ilike, not, sql } from 'drizzle-orm';
import { isId } from '../../platform/database/id.ts';
import type { Database } from '../../platform/database/database.ts';
import { type StaffFilter, containing, toOrderBy } from '../../platform/http/paging.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { selectProducts, toStaffProduct } from './product.repository.ts';
import { products } from './product.schema.ts';
import { detailColumns } from './product.transactions.ts';

type ProductFilter = StaffFilter<QueryOf<typeof listStaffProducts>>;

const ORDERS = {
  name: [asc, products.name],
  newest: [desc, products.createdAt],
  price: [asc, products.pricePaise],
  points: [asc, products.points],
  quantity: [asc, sql`coalesce(${stockEntries.quantity}, 0)`],
} as const;

/** Whether the law wants a fact that the label lacks: what `missingLabelFacts` of the contract finds, as SQL. */
const isIncomplete = sql`(
  ${products.labelFacts} is null
  or ${products.maximumRetailPricePaise} is null
  or ${products.maximumRetailPricePaise} < ${products.pricePaise}
  or ${products.labelFacts} -> 'commonName' is null
  or ${products.labelFacts} -> 'netQuantity' is null
  or ${products.labelFacts} -> 'countryOfOrigin' is null
  or ${products.labelFacts} -> 'maker' is null
  or ${products.labelFacts} -> 'consumerCare' is null
  or (${products.labelFacts} -> 'packedIn' is null and ${products.labelFacts} -> 'bestBefore' is null)
  or (${products.labelFacts} ->> 'goods' <> 'OTHER' and ${products.labelFacts} -> 'licence' is null)
)`;

const STATES = {
  visible: eq(products.isVisible, true),
  hidden: eq(products.isVisible, false),
  incomplete: isIncomplete,
};

/** The SQL of the products for staff: hidden, incomplete and deleted ones included. */
export class StaffProductRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: ProductFilter): Promise<StaffProduct[]> {
    const rows = await selectProducts(this.#db, detailColumns)
      .where(matching(filter))
      .orderBy(...toOrderBy(ORDERS, filter.sort, products.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toStaffProduct);
  }

  /** The number of all matches, on all pages. */
  count(filter: ProductFilter): Promise<number> {
    return this.#db.$count(products, matching(filter));
  }

  /** A product that is not deleted. */
  async find(id: string): Promise<StaffProduct | undefined> {
    if (!isId(id)) return undefined;
    const isWanted = and(eq(products.id, id), not(products.isDeleted));
    const [row] = await selectProducts(this.#db, detailColumns).where(isWanted);
    return row && toStaffProduct(row);
  }
}

function matching({ brandId, categoryId, deleted, search, state }: ProductFilter) {
  return and(
    eq(products.isDeleted, deleted === 'true'),
    brandId ? eq(products.brandId, brandId) : undefined,
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    state && STATES[state],
    search ? ilike(products.name, containing(search)) : undefined,
  );
}
