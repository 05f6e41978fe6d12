import type { Brand, Language, StaffBrand } from '@pgm/api/contract';
import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { readBrandNames } from './brand-names.transactions.ts';
import { brands } from '../tables/brand.schema.ts';

/** Filter and order of the list of brands. */
export interface BrandFilter {
  /** The language of the texts. Default: English. */
  readonly language?: Language | undefined;
  readonly sort: 'name' | 'newest';
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** SQL over the brands that visitors can see. */
export class BrandRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: BrandFilter): Promise<Brand[]> {
    const rows = await this.#db
      .select()
      .from(brands)
      .where(matching(filter.search))
      .orderBy(filter.sort === 'newest' ? desc(brands.createdAt) : asc(brands.name), asc(brands.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    const names = new Map((await readBrandNames(this.#db)).map((one) => [one.id, one]));
    return rows.flatMap((row) => {
      const named = names.get(row.id);
      return named
        ? [{ ...toFacts(row, filter.language), slug: named.slug, productCount: named.productCount }]
        : [];
    });
  }

  /** The number of all matches, on all pages. */
  count(filter: BrandFilter): Promise<number> {
    return this.#db.$count(brands, matching(filter.search));
  }
}

type BrandRow = typeof brands.$inferSelect;

/** What staff set of a brand. */
export type BrandFields = Pick<BrandRow, 'name' | 'description' | 'slogan' | 'hindi' | 'imageKey'>;

/** How staff edit brands. */
export const brandKind: RecordKind<BrandRow, BrandFields, StaffBrand> = {
  name: 'brand',
  notFound: 'Brand not found',
  toImageKeys: ({ imageKey }) => (imageKey === null ? [] : [imageKey]),
  insert: async (tx, fields) => single(await tx.insert(brands).values(fields).returning()),
  async lock(tx, id) {
    const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(brands).set(changes).where(eq(brands.id, id)).returning()),
  find: async (db, id) => toStaffBrand(single(await db.select().from(brands).where(eq(brands.id, id)))),
};

export function toStaffBrand(row: BrandRow): StaffBrand {
  return { ...toFacts(row), version: row.version, ...(row.hindi && { hindi: row.hindi }) };
}

function toFacts(brand: BrandRow, language: Language = 'en'): Omit<Brand, 'slug' | 'productCount'> {
  const hindi = (language === 'hi' && brand.hindi) || {};
  return {
    id: brand.id,
    name: hindi.name ?? brand.name,
    description: hindi.description ?? brand.description,
    brandSlogan: hindi.brandSlogan ?? brand.slogan,
    brandImage: brand.imageKey === null ? null : imageUrl(brand.imageKey),
    isDeleted: brand.isDeleted,
  };
}

function matching(search: string | undefined) {
  return and(eq(brands.isDeleted, false), search ? ilike(brands.name, containing(search)) : undefined);
}
