import {
  ArticleTexts,
  type ArticleVersion,
  type QueryOf,
  type StaffArticle,
  type StaffArticleRow,
  fail,
  type listArticleVersions,
  type listStaffArticles,
  ok,
  factWordProblem,
  isPartOfSite,
} from '@pgm/api/contract';
import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import type { RecordChanges, RecordKind } from '../../platform/record/record-kind.ts';
import { media } from '../media/media.schema.ts';
import { readMedia } from '../media/media.transactions.ts';
import { type ArticleRow, articleVersions, articles, shortTexts } from './article.schema.ts';
import { toCardMediaIds, withoutDeletedImages } from './shown-images.ts';
import {
  type IllustratedArticle,
  type ListedArticle,
  toChanges,
  toStaffArticle,
  toStaffRow,
} from './staff-article.mapper.ts';

type ArticleContent = Pick<ArticleRow, 'drawing' | 'mediaId' | 'english' | 'hindi' | 'isSample'>;

/** What staff set of an article, and who saved its first version. */
interface ArticleFields extends ArticleContent, Pick<ArticleRow, 'kind' | 'slug' | 'isTranslationOutdated'> {
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** The articles for staff. */
export const staffArticleList = (now: () => number) =>
  defineStaffList({
    select: (db) =>
      db
        .select({ ...getTableColumns(articles), ...shortTexts(articles) })
        .from(articles)
        .$dynamic(),
    id: articles.id,
    orders: {
      newest: [desc, articles.createdAt],
      title: [asc, sql`${articles.english} ->> 'title'`],
      published: [desc, articles.publishedAt],
    },
    matching: ({ search, kind, state, translation, draft }: QueryOf<typeof listStaffArticles>) =>
      and(
        containsIn(
          search,
          articles.slug,
          sql`${articles.english} ->> 'title'`,
          sql`${articles.hindi} ->> 'title'`,
        ),
        kind && eq(articles.kind, kind),
        state && inState(state, new Date(now())),
        translation && (translation === 'missing' ? isNull(articles.hindi) : articles.isTranslationOutdated),
        draft && (draft === 'ready' ? articles.isReady : ne(articles.publishedNumber, articles.draftNumber)),
      ),
    toItem: (row: ListedArticle): StaffArticleRow => toStaffRow(row, now()),
  });

function inState(state: StaffArticleRow['state'], now: Date): SQL | undefined {
  const { publishedAt, unpublishedAt } = articles;
  const states = {
    DRAFT: and(isNull(publishedAt), isNull(unpublishedAt)),
    SCHEDULED: gt(publishedAt, now),
    PUBLISHED: lte(publishedAt, now),
    UNPUBLISHED: and(isNull(publishedAt), isNotNull(unpublishedAt)),
  };
  return states[state];
}

/** The saved drafts of an article, each with the one before. */
export function articleVersionList(articleId: string) {
  const before = alias(articleVersions, 'before');
  const imageBefore = alias(media, 'image_before');
  return defineStaffList({
    select: (db) =>
      db
        .select({
          version: articleVersions,
          before,
          alternative: media.alternative,
          alternativeBefore: imageBefore.alternative,
          saverName: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
        })
        .from(articleVersions)
        .leftJoin(
          before,
          and(
            eq(before.articleId, articleVersions.articleId),
            eq(before.number, sql`${articleVersions.number} - 1`),
          ),
        )
        .leftJoin(media, eq(media.id, articleVersions.mediaId))
        .leftJoin(imageBefore, eq(imageBefore.id, before.mediaId))
        .leftJoin(users, and(eq(users.id, articleVersions.savedBy), isNull(users.deletedAt)))
        .$dynamic(),
    id: articleVersions.number,
    orders: { newest: [desc, articleVersions.savedAt] },
    matching: (_query: QueryOf<typeof listArticleVersions>) =>
      isId(articleId) ? eq(articleVersions.articleId, articleId) : sql`false`,
    toItem: ({ version, before: former, alternative, alternativeBefore, saverName }): ArticleVersion => ({
      number: version.number,
      at: version.savedAt.toISOString(),
      saverName,
      changes: toChanges(former && { ...former, alternative: alternativeBefore }, {
        ...version,
        alternative,
      }),
    }),
  });
}

/** An article by its id. */
export async function findArticle(db: Database, id: string): Promise<IllustratedArticle | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectArticle(db, id);
  return row && withCardImages(db, row);
}

type ArticleWithImage = Omit<IllustratedArticle, 'cardImages'>;

const selectArticle = (db: Database, id: string): PromiseLike<ArticleWithImage[]> =>
  db
    .select({ article: articles, image: media })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.mediaId))
    .where(eq(articles.id, id));

const withCardImages = async (db: Database, row: ArticleWithImage): Promise<IllustratedArticle> => ({
  ...row,
  cardImages: await readMedia(db, row.article.cardMediaIds),
});

/** Sets what visitors see of an article that is locked. */
export async function setVisibility(
  tx: Database,
  id: string,
  changes: Partial<
    Pick<ArticleRow, 'isReady' | 'publishedNumber' | 'publishedAt' | 'unpublishedAt' | 'version'>
  >,
): Promise<ArticleRow> {
  return single(await tx.update(articles).set(changes).where(eq(articles.id, id)).returning());
}

/** The texts of a version, without the images that are deleted meanwhile; undefined without this version. */
export async function findVersionContent(
  db: Database,
  articleId: string,
  number: number,
): Promise<ArticleContent | undefined> {
  if (!isId(articleId)) return undefined;
  const { drawing, english, hindi, isSample } = articleVersions;
  const [content] = await db
    .select({ drawing, mediaId: media.id, english, hindi, isSample })
    .from(articleVersions)
    .leftJoin(media, and(eq(media.id, articleVersions.mediaId), eq(media.isDeleted, false)))
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.number, number)));
  return content && withoutDeletedImages(db, readContent(content));
}

/** How staff edit articles. Each saved draft is a version. */
export const articleRecordKind = (
  now: () => number,
): RecordKind<ArticleRow, ArticleFields, StaffArticle> => ({
  name: 'article',
  notFound: 'Article not found',
  taken: { slug: 'Another article has this address' },
  toFacts: ({ kind, slug, drawing, mediaId, english, hindi, publishedAt, ...row }) => ({
    kind,
    slug,
    drawing,
    mediaId,
    title: english.title,
    titleInHindi: hindi?.title ?? null,
    isTranslationOutdated: row.isTranslationOutdated,
    isReady: row.isReady,
    draftNumber: row.draftNumber,
    publishedNumber: row.publishedNumber,
    publishedAt: publishedAt?.toISOString() ?? null,
  }),
  applyRules(wanted, before) {
    if (before === undefined) return ok({});
    const wasPublished = before.publishedAt !== null || before.unpublishedAt !== null;
    if (wasPublished && wanted.slug !== undefined && wanted.slug !== before.slug) return ADDRESS_IS_FIXED;
    const after = toContent(wanted, before);
    const hasImage = (after.drawing ?? after.mediaId) !== null || toCardMediaIds(after).length > 0;
    if (before.kind === 'policy' && hasImage) return NO_DRAWING;
    const problem = toProblem(before.kind, after);
    if (problem !== undefined) return fail({ code: 'invalid' as const, message: problem });
    return ok({
      // A sample is one until its texts change. An older version says itself what it is.
      isSample: wanted.isSample ?? (before.isSample && isSame(before, after)),
      isTranslationOutdated: wanted.isTranslationOutdated ?? isOutdated(before, after),
    });
  },
  async insert(tx, { savedBy, savedAt, ...article }) {
    const row = single(
      await tx
        .insert(articles)
        .values({ ...article, cardMediaIds: toCardMediaIds(article), createdAt: savedAt })
        .returning(),
    );
    await insertVersion(tx, row, { savedBy, savedAt });
    return row;
  },
  async lock(tx, id) {
    const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('no key update');
    return row && { ...row, ...readContent(row) };
  },
  async update(tx, id, { savedBy: _by, savedAt: _at, ...changes }, { actorId, at }) {
    const stored = single(await tx.select().from(articles).where(eq(articles.id, id)));
    const before = { ...stored, ...readContent(stored) };
    const after = toContent(changes, before);
    const isNewVersion = !isSame(before, after);
    const draftNumber = before.draftNumber + (isNewVersion ? 1 : 0);
    const row = single(
      await tx
        .update(articles)
        .set({ ...changes, cardMediaIds: toCardMediaIds(after), draftNumber })
        .where(eq(articles.id, id))
        .returning(),
    );
    if (isNewVersion) await insertVersion(tx, row, { savedBy: actorId, savedAt: at });
    return row;
  },
  async find(db, id) {
    return toStaffArticle(await withCardImages(db, single(await selectArticle(db, id))), now());
  },
});

function insertVersion(
  tx: Database,
  { id, draftNumber, drawing, mediaId, cardMediaIds, english, hindi, isSample }: ArticleRow,
  saved: Pick<ArticleFields, 'savedBy' | 'savedAt'>,
) {
  const content = { drawing, mediaId, cardMediaIds, english, hindi, isSample };
  return tx.insert(articleVersions).values({ articleId: id, number: draftNumber, ...content, ...saved });
}

/** What an article says after a change. */
function toContent(changes: RecordChanges<ArticleContent>, before: ArticleContent): ArticleContent {
  const { drawing, mediaId, english, hindi, isSample } = changes;
  return {
    drawing: drawing ?? before.drawing,
    mediaId: mediaId === undefined ? before.mediaId : mediaId,
    english: english ?? before.english,
    hindi: hindi === undefined ? before.hindi : hindi,
    isSample: isSample ?? before.isSample,
  };
}

/** Why the texts of an article cannot be shown; undefined when they can. */
function toProblem(kind: ArticleRow['kind'], { english, hindi }: ArticleContent): string | undefined {
  const texts = hindi === null ? [english] : [english, hindi];
  if (kind !== 'page' && texts.some(({ heading }) => heading !== undefined)) return NO_HEADING;
  if (!isPartOfSite(kind)) return undefined;
  return texts.map(({ body }) => factWordProblem(body)).find((problem) => problem !== undefined);
}

function isSame(before: ArticleContent, after: ArticleContent): boolean {
  const toText = ({ drawing, mediaId, english, hindi, isSample }: ArticleContent) =>
    JSON.stringify([drawing, mediaId, english, hindi, isSample]);
  return toText(before) === toText(after);
}

/** Whether the English changed after the Hindi. */
function isOutdated(
  before: ArticleContent & Pick<ArticleRow, 'isTranslationOutdated'>,
  after: ArticleContent,
) {
  const changed = (language: 'english' | 'hindi') =>
    JSON.stringify(before[language]) !== JSON.stringify(after[language]);
  if (after.hindi === null || changed('hindi')) return false;
  return before.isTranslationOutdated || changed('english');
}

/** The texts with their parts in the order of the contract: the database has an order of its own. */
function readContent({ drawing, mediaId, english, hindi, isSample }: ArticleContent): ArticleContent {
  return {
    drawing,
    mediaId,
    english: ArticleTexts.parse(english),
    hindi: hindi && ArticleTexts.parse(hindi),
    isSample,
  };
}

const NO_HEADING = 'Only a page of the site has a heading besides its title';

const NO_DRAWING = fail({ code: 'invalid' as const, message: 'A policy has no drawing' });

const ADDRESS_IS_FIXED = fail({
  code: 'invalid' as const,
  message: 'The address of a published article never changes',
  fields: { slug: 'The address of a published article never changes' },
});
