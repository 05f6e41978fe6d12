import type { Brand } from '@pgm/api/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressWords } from '../../platform/words/address-words.ts';
import { categories } from '../tables/category.schema.ts';
import { products } from '../tables/product.schema.ts';
import { brands } from '../tables/brand.schema.ts';

/** A brand by its name and its address, with the number of its visible products. */
export interface BrandName extends Pick<Brand, 'id' | 'name' | 'slug' | 'productCount'> {
  /** Null where it has none. */
  readonly nameInHindi: string | null;
}

/** The memory of a brand in the cache, in bytes. */
const BRAND_BYTES = 1_000;

/** Makes the function that returns the brands that visitors see; each process reads them again after a change. */
export function brandNamesReader({ db, brandCache }: Pick<Platform, 'db' | 'brandCache'>) {
  const make = async () => {
    const value = await readBrandNames(db);
    const calls = [{ path: '/api/brands', params: {} }];
    return { value, source: { text: '', calls, bytes: value.length * BRAND_BYTES } };
  };
  return (): Promise<readonly BrandName[]> => brandCache.get('brands', make);
}

/** Reads the brands that visitors see, the oldest first. */
export async function readBrandNames(db: Database): Promise<BrandName[]> {
  const visible = db
    .select({ brandId: products.brandId, total: count().as('total') })
    .from(products)
    .innerJoin(categories, and(eq(categories.id, products.categoryId), eq(categories.isDeleted, false)))
    .where(and(eq(products.isVisible, true), eq(products.isDeleted, false)))
    .groupBy(products.brandId)
    .as('visible');
  const rows = await db
    .select({
      id: brands.id,
      name: brands.name,
      nameInHindi: sql<string | null>`${brands.hindi} ->> 'name'`,
      isDeleted: brands.isDeleted,
      productCount: sql<number>`coalesce(${visible.total}, 0)`.mapWith(Number),
    })
    .from(brands)
    .leftJoin(visible, eq(visible.brandId, brands.id))
    .orderBy(asc(brands.createdAt), asc(brands.id));
  const taken = new Set<string>();
  return rows.flatMap(({ isDeleted, ...brand }) => {
    const slug = toSlug(brand, taken);
    taken.add(slug);
    return isDeleted ? [] : [{ ...brand, slug }];
  });
}

/** The words of the name; with the end of the id where an older brand, also a deleted one, has the same words. */
function toSlug({ id, name }: Pick<Brand, 'id' | 'name'>, taken: ReadonlySet<string>): string {
  const words = addressWords(name) || 'brand';
  return taken.has(words) ? `${words}-${id.slice(-8)}` : words;
}
