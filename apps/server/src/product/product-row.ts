import { and, eq, getTableColumns } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { products } from './product.schema.ts';

/** What only a product's own page shows is left where it is. */
const { labelFacts, maximumRetailPricePaise, ...listed } = getTableColumns(products);

/** What `productOf` makes a product of, in a query that joins category and brand, and stock where there is some. */
export const productColumns = {
  product: listed,
  brandName: brands.name,
  categoryName: categories.name,
  categoryUniqueName: categories.uniqueName,
  quantity: storeEntries.quantity,
  alertQuantity: storeEntries.alertQuantity,
};

/** What `productInFullOf` needs besides. */
export const labelColumns = { labelFacts, maximumRetailPricePaise };

/** Whether everyone can see a product, in a query that joins category and brand. */
export const isOnShow = and(
  eq(products.isVisible, true),
  eq(products.isDeleted, false),
  eq(categories.isDeleted, false),
  eq(brands.isDeleted, false),
);
