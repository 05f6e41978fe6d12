import type { Language, SearchMatch } from '@pgm/api/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { hindiFor } from '../../platform/database/hindi-column.ts';
import { type SearchedText, matchExplainer } from '../../platform/words/explain-match.ts';
import { isInHindi, listWordings } from '../../platform/words/in-english.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { sizeStock } from '../stock/stock.transactions.ts';
import { shownContents } from './bundle-contents.ts';
import type { HindiTexts } from './product.mapper.ts';
import { products } from '../tables/product.schema.ts';

export { toProduct } from './product.mapper.ts';
export type { HindiTexts } from './product.mapper.ts';

/** What only a product's own page shows is left where it is. */
const {
  labelFacts,
  starCounts,
  companionIds,
  contents: _contents,
  hindi: _hindi,
  ...listed
} = getTableColumns(products);

/** The Hindi texts of a product, in a query that joins category and brand; nulls for a reader of English. */
export const hindiColumns = (language: Language) => ({
  hindi: hindiFor(language, products.hindi),
  brandInHindi: hindiFor(language, brands.hindi),
  categoryInHindi: hindiFor(language, categories.hindi),
});

/** What `toProduct` makes a product of, in a query that joins category and brand, and stock where there is some. */
export const productColumns = (language: Language) => ({
  ...hindiColumns(language),
  product: listed,
  brandName: brands.name,
  categoryName: categories.name,
  categoryUniqueName: categories.uniqueName,
  quantity: stockEntries.quantity,
  alertQuantity: stockEntries.alertQuantity,
});

/** What `toProductInFull` needs besides. */
export const detailColumns = (language: Language) => ({
  labelFacts,
  starCounts,
  companionIds,
  contents: shownContents(language),
  sizeStock,
});

/** Of two wordings, what one finds by likeness only was not meant where the other is on a pack; as in `find_products`. */
const BESIDE_THE_BEST = sql.raw('0.6');

/**
 * The visible products that match the search text `wanted`, in English, in Hindi, or by Hindi names in either script. Typing
 * errors are allowed, and each product has a `score` of at most 1. The result is a subquery to join. The functions
 * `find_products` and `find_hindi_products` in the migrations contain the search itself.
 */
export function productMatches(db: Database, wanted: string) {
  const found = [
    ...listWordings(wanted).map((wording) => sql`select * from find_products(${wording})`),
    ...(isInHindi(wanted) ? [sql`select * from find_hindi_products(${wanted.normalize()})`] : []),
  ];
  const compared = sql`
    select product_id, max(score) as score, max(max(score)) over () as best
    from (${sql.join(found, sql` union all `)}) as found
    group by product_id`;
  // Names of their own: they stand unqualified beside the columns of what is joined.
  return db
    .select({
      productId: sql<string>`product_id`.as('matched_id'),
      score: sql<number>`score`.as('match_score'),
    })
    .from(sql`(${compared}) as compared`)
    .where(sql`score >= ${BESIDE_THE_BEST} * best`)
    .as('matches');
}

/**
 * Makes a function that says why a product is found by the search text `wanted`: by a text as it is shown, or else by an English
 * one that a reader of Hindi does not see.
 */
export function productExplainer(wanted: string) {
  const explain = matchExplainer([...new Set([wanted, ...listWordings(wanted)])]);
  return (row: SearchedTexts): { match?: SearchMatch } => {
    const texts = searchedTexts(row);
    const match = explain(texts.shown) ?? explain(texts.behind);
    return match ? { match } : {};
  };
}

interface SearchedTexts extends HindiTexts {
  readonly product: Pick<typeof products.$inferSelect, 'name' | 'description'>;
  readonly brandName: string;
  readonly categoryName: string;
}

/** The texts as they are shown, and the English ones behind those in Hindi. */
function searchedTexts({ product, brandName, categoryName, ...row }: SearchedTexts) {
  const shown: SearchedText[] = [];
  const behind: SearchedText[] = [];
  const add = (field: SearchMatch['field'], hindi: string | undefined, english: string) => {
    shown.push({ field, text: hindi ?? english });
    if (hindi !== undefined) behind.push({ field, text: english, language: 'en' });
  };
  add('name', row.hindi?.name, product.name);
  add('brand', row.brandInHindi?.name, brandName);
  add('category', row.categoryInHindi?.name, categoryName);
  add('description', row.hindi?.description, product.description);
  return { shown, behind };
}

/** Products that nearly match some words, each with its `likeness` of at most 1. */
export function nearProducts(db: Database, words: readonly string[]) {
  return db
    .select({
      productId: sql<string>`product_id`.as('near_id'),
      likeness: sql<number>`likeness`.as('near_likeness'),
    })
    .from(
      sql`near_products(array[${sql.join(
        words.map((word) => sql`${word}`),
        sql`, `,
      )}]::text[])`,
    )
    .as('near');
}
