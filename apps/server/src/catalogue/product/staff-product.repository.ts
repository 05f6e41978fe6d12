import type { QueryOf, StaffProduct, listStaffProducts } from '@pgm/api/contract';
import { and, asc, desc, eq, isNotNull, not, sql } from 'drizzle-orm';
import { isId } from '../../platform/database/id.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { selectProducts, staffColumns, toStaffProduct } from './product.repository.ts';
import { products } from '../tables/product.schema.ts';

/** Whether the law wants a fact that is not known: what `missingLabelFacts` and `missingTaxFacts` find, as SQL. */
const isIncomplete = sql`(
  ${products.labelFacts} is null
  or ${products.hsn} = ''
  or ${products.gstPercent} is null
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
  recommended: isNotNull(products.featuredRank),
  untranslated: sql`(${products.hindi} ->> 'name' is null or ${products.hindi} ->> 'description' is null)`,
};

/** The products for staff, or the deleted ones: hidden and incomplete ones too. */
export const staffProducts = defineStaffList({
  select: (db) => selectProducts(db, staffColumns).$dynamic(),
  id: products.id,
  orders: {
    name: [asc, products.name],
    newest: [desc, products.createdAt],
    price: [asc, products.pricePaise],
    points: [asc, products.points],
    quantity: [asc, sql`coalesce(${stockEntries.quantity}, 0)`],
    place: [asc, products.featuredRank],
  },
  matching: ({ brandId, categoryId, deleted, search, state }: QueryOf<typeof listStaffProducts>) =>
    and(
      eq(products.isDeleted, deleted === 'true'),
      brandId ? eq(products.brandId, brandId) : undefined,
      categoryId ? eq(products.categoryId, categoryId) : undefined,
      state && STATES[state],
      containsIn(search, products.name),
    ),
  toItem: toStaffProduct,
});

/** Reads a product that is not deleted. */
export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct | undefined> {
  if (!isId(id)) return undefined;
  const isWanted = and(eq(products.id, id), not(products.isDeleted));
  const [row] = await selectProducts(db, staffColumns).where(isWanted);
  return row && toStaffProduct(row);
}
