import { eq } from 'drizzle-orm';
import { articles, articleVersions, policyVersions } from '../article/article.schema.ts';
import { toWrittenTexts } from './written-article.mapper.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { startOfIndiaDay, toIndiaDay } from '../../platform/india-days.ts';
import { firstPolicies } from './first-policies/index.ts';

/**
 * Stores the first version of each policy that is not stored yet: the one that comes with the software. Staff write the later ones.
 * One process at a time may do it.
 * @param now in ms since 1970: a version whose day is still to come is valid from today, since no other one is
 */
export async function insertFirstPolicies(db: Database, now = Date.now()): Promise<void> {
  const today = toIndiaDay(new Date(now));
  await db.transaction(async (tx) => {
    const rows = await tx.select({ slug: articles.slug }).from(articles).where(eq(articles.kind, 'policy'));
    const stored = new Set(rows.map(({ slug }) => slug));
    for (const { toPolicy, validFrom: day } of firstPolicies) {
      const { slug } = toPolicy((english) => english);
      if (stored.has(slug)) continue;
      const name = day < today ? day : today;
      const validFrom = startOfIndiaDay(name);
      const texts = toWrittenTexts(toPolicy);
      const id = newId();
      const published = { publishedNumber: 1, publishedAt: validFrom, createdAt: validFrom };
      await tx.insert(articles).values({ id, kind: 'policy', slug, ...texts, ...published });
      await tx.insert(articleVersions).values({ articleId: id, number: 1, ...texts, savedAt: validFrom });
      await tx.insert(policyVersions).values({ articleId: id, name, validFrom, number: 1 });
    }
  });
}
