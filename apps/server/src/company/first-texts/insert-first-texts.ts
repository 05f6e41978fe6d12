import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { startOfIndiaDay, toIndiaDay } from '../../platform/india-days.ts';
import { articles, articleVersions, policyVersions } from '../article/article.schema.ts';
import { firstPages } from './pages/index.ts';
import { firstPolicies } from './policies/index.ts';
import { toWrittenTexts } from './written-article.mapper.ts';

/**
 * Stores the first text of each page and of each policy that is not stored yet: those that come with the software. Staff write the
 * later ones. One process at a time may do it.
 * @param now in ms since 1970: a version of a policy whose day is still to come is valid from today, since no other one is
 */
export async function insertFirstTexts(db: Database, now = Date.now()): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ slug: articles.slug })
      .from(articles)
      .where(inArray(articles.kind, ['page', 'policy']));
    const stored = new Set(rows.map(({ slug }) => slug));
    await insertPages(tx, stored, new Date(now));
    await insertPolicies(tx, stored, toIndiaDay(new Date(now)));
  });
}

async function insertPages(tx: Database, stored: ReadonlySet<string>, publishedAt: Date): Promise<void> {
  for (const { toPage, isSample } of firstPages) {
    const { slug, drawing } = toPage((english) => english);
    if (!stored.has(slug))
      await insertFirst(
        tx,
        { kind: 'page', slug, drawing, isSample, ...toWrittenTexts(toPage) },
        publishedAt,
      );
  }
}

async function insertPolicies(tx: Database, stored: ReadonlySet<string>, today: string): Promise<void> {
  for (const { toPolicy, validFrom: day } of firstPolicies) {
    const { slug } = toPolicy((english) => english);
    if (stored.has(slug)) continue;
    const name = day < today ? day : today;
    const validFrom = startOfIndiaDay(name);
    const articleId = await insertFirst(tx, { kind: 'policy', slug, ...toWrittenTexts(toPolicy) }, validFrom);
    await tx.insert(policyVersions).values({ articleId, name, validFrom, number: 1 });
  }
}

type FirstText = Pick<typeof articles.$inferInsert, 'drawing' | 'english' | 'hindi' | 'isSample'>;

/** Stores a text that is published from a moment on, and returns its id. */
async function insertFirst(
  tx: Database,
  { kind, slug, ...text }: FirstText & { readonly kind: 'page' | 'policy'; readonly slug: string },
  publishedAt: Date,
): Promise<string> {
  const id = newId();
  const published = { publishedNumber: 1, publishedAt, createdAt: publishedAt };
  await tx.insert(articles).values({ id, kind, slug, ...text, ...published });
  await tx.insert(articleVersions).values({ articleId: id, number: 1, ...text, savedAt: publishedAt });
  return id;
}
