import type { BundleContents, Language, ShownContent } from '@pgm/api/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { sizeProblem } from '../stock/stock.transactions.ts';
import { products } from '../tables/product.schema.ts';

/** What is in a bundle, in a query with products; null for a product that is no bundle. */
export const shownContents = (language: Language) => sql<ShownContent[] | null>`(
  select json_agg(
    json_strip_nulls(json_build_object(
      'productId', content.id,
      'size', packed.entry ->> 'size',
      'quantity', packed.entry -> 'quantity',
      'name', ${language === 'hi' ? sql`coalesce(content.hindi ->> 'name', content.name)` : sql`content.name`},
      'isOnShow', content.is_visible and not content.is_deleted and not brands.is_deleted and not categories.is_deleted
    ))
    order by packed.position
  )
  from jsonb_array_elements(${products.contents}) with ordinality as packed (entry, position)
  join products as content on content.id = (packed.entry ->> 'productId')::uuid
  join brands on brands.id = content.brand_id
  join categories on categories.id = content.category_id
)`;

/** Why products cannot be in one bundle; undefined when they can. Deleted ones can stay in it. */
export async function findContentProblem(
  db: Database,
  contents: BundleContents,
): Promise<string | undefined> {
  if (contents.length === 0) return undefined;
  const ids = contents.map(({ productId }) => productId);
  const stored = await db
    .select({ id: products.id, sizes: products.sizes })
    .from(products)
    .where(inArray(products.id, ids));
  const problems = contents.map(({ productId, size = '' }) => {
    const product = stored.find(({ id }) => id === productId);
    if (product === undefined) return 'Product not found';
    const sizes = product.sizes && Object.fromEntries(product.sizes.map((name) => [name, 0]));
    return sizeProblem(size, sizes) ?? undefined;
  });
  return problems.find((problem) => problem !== undefined);
}

/** The contents as they are stored: with no size instead of an empty one. */
export function toStoredContents(contents: BundleContents): BundleContents {
  return contents.map(({ productId, size, quantity }) => ({
    productId,
    ...(size && { size }),
    quantity,
  }));
}
