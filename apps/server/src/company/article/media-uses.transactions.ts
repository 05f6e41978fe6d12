import { MAX_MEDIA_USES, type MediaUse, type UsedMediaItem } from '@pgm/api/contract';
import { arrayContains, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { IS_PUBLISHED_VERSION, articleVersions, articles } from './article.schema.ts';

/** The articles whose draft or published version shows an image, beside its heading or on a card. */
export async function readMediaUses(
  db: Database,
  mediaId: string,
): Promise<Pick<UsedMediaItem, 'uses' | 'useCount'>> {
  const showsIt = (texts: typeof articles | typeof articleVersions) =>
    or(eq(texts.mediaId, mediaId), arrayContains(texts.cardMediaIds, [mediaId]));
  const isPublished = sql<boolean>`coalesce(${showsIt(articleVersions)}, false)`;
  const using = () =>
    db
      .select({
        id: articles.id,
        kind: articles.kind,
        title: sql<string>`${articles.english} ->> 'title'`,
        isPublished,
      })
      .from(articles)
      .leftJoin(articleVersions, IS_PUBLISHED_VERSION)
      .where(or(showsIt(articles), showsIt(articleVersions)))
      .$dynamic();
  const uses: MediaUse[] = await using()
    .orderBy(asc(sql`${articles.english} ->> 'title'`), asc(articles.id))
    .limit(MAX_MEDIA_USES);
  return { uses, useCount: await db.$count(using().as('uses')) };
}
