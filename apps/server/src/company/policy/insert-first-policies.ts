import { articles, articleVersions, policyVersions } from '../article/article.schema.ts';
import { toWrittenTexts } from './written-article.mapper.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { startOfIndiaDay, toIndiaDay } from '../../platform/india-days.ts';
import { firstPolicies } from './first-policies/index.ts';

/**
 * Stores the first version of each policy that is not stored yet: the one that comes with the software. Staff write the later ones.
 * @param now in ms since 1970: a version whose day is still to come is valid from today, since no other one is
 */
export async function insertFirstPolicies(db: Database, now = Date.now()): Promise<void> {
  const today = toIndiaDay(new Date(now));
  await db.transaction(async (tx) => {
    for (const { toPolicy, validFrom: day } of firstPolicies) {
      const name = day < today ? day : today;
      const validFrom = startOfIndiaDay(name);
      const { slug } = toPolicy((english) => english);
      const texts = toWrittenTexts(toPolicy);
      const id = newId();
      const added = await tx
        .insert(articles)
        .values({
          id,
          kind: 'policy',
          slug,
          ...texts,
          publishedNumber: 1,
          publishedAt: validFrom,
          createdAt: validFrom,
        })
        .onConflictDoNothing()
        .returning({ id: articles.id });
      if (added.length === 0) continue;
      await tx.insert(articleVersions).values({ articleId: id, number: 1, ...texts, savedAt: validFrom });
      await tx.insert(policyVersions).values({ articleId: id, name, validFrom, number: 1 });
    }
  });
}
