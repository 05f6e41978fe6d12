import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { brands } from './brand.schema.ts';
import { categories } from './category.schema.ts';
import { products } from './product.schema.ts';

/** Whether everyone can see a product, in a query that joins category and brand. */
export const isOnShow = and(
  eq(products.isVisible, true),
  eq(products.isDeleted, false),
  eq(categories.isDeleted, false),
  eq(brands.isDeleted, false),
);

/** Whether visitors can see a product. */
export async function isProductOnShow(db: Database, productId: string): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, productId), isOnShow));
  return found.length > 0;
}

/** The name of a product, also of a hidden or deleted one; empty without it. */
export async function findProductName(db: Database, productId: string): Promise<string> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
  return product?.name ?? '';
}
