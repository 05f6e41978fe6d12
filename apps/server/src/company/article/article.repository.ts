import {
  ARTICLE_KINDS,
  type Article,
  type ArticleDrawing,
  type ArticleKind,
  type ArticleTeaser,
  type Language,
  cardMediaIds,
} from '@pgm/api/contract';
import { type SQL, and, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import { type MediaRow, media } from '../media/media.schema.ts';
import { readMedia } from '../media/media.transactions.ts';
import { toShownMedia } from './article-media.mapper.ts';
import {
  IS_PUBLISHED_VERSION,
  type ShortTexts,
  articles,
  articleVersions,
  inLanguage,
  shortTexts,
} from './article.schema.ts';

interface ListFilter {
  readonly kind?: ArticleKind | undefined;
  readonly language: Language;
  readonly page: PageRequest;
}

/** What visitors see of the articles: of each that is published, its published version. */
export class ArticleRepository {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** A page of the articles, the newest first. */
  async list({ kind, language, page: { limit, offset } }: ListFilter): Promise<ArticleTeaser[]> {
    const rows = await this.#db
      .select({ ...SHOWN, ...shortTexts(articleVersions) })
      .from(articles)
      .innerJoin(articleVersions, IS_PUBLISHED_VERSION)
      .leftJoin(media, eq(media.id, articleVersions.mediaId))
      .where(this.#isListed(kind))
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => toTeaser(row, language));
  }

  /** How many articles are published. */
  count({ kind }: Pick<ListFilter, 'kind'>): Promise<number> {
    return this.#db.$count(articles, this.#isListed(kind));
  }

  /** A published article or page. */
  async find(kind: Article['kind'], slug: string, language: Language): Promise<Article | undefined> {
    const [row] = await this.#db
      .select({ ...SHOWN, english: articleVersions.english, hindi: articleVersions.hindi })
      .from(articles)
      .innerJoin(articleVersions, IS_PUBLISHED_VERSION)
      .leftJoin(media, eq(media.id, articleVersions.mediaId))
      .where(and(eq(articles.kind, kind), eq(articles.slug, slug), this.#isVisible()));
    if (row === undefined) return undefined;
    const { heading, body } = inLanguage(row, language).texts;
    return {
      ...toTeaser(row, language),
      kind,
      ...(heading !== undefined && { heading }),
      body,
      ...(await this.#readCardMedia(body, language)),
    };
  }

  /** The images of the cards of a text; no query where it has none. */
  async #readCardMedia(body: Article['body'], language: Language): Promise<Pick<Article, 'cardMedia'>> {
    const images = await readMedia(this.#db, cardMediaIds([body]));
    if (images.length === 0) return {};
    return {
      cardMedia: Object.fromEntries(images.map((image) => [image.id, toShownMedia(image, language)])),
    };
  }

  #isListed(kind: ArticleKind | undefined): SQL | undefined {
    return and(inArray(articles.kind, kind === undefined ? ARTICLE_KINDS : [kind]), this.#isVisible());
  }

  #isVisible(): SQL {
    return lte(articles.publishedAt, new Date(this.#now()));
  }
}

/** What is shown of each; without the policies, all have a drawing. */
const SHOWN = {
  kind: sql<ArticleKind>`${articles.kind}`,
  slug: articles.slug,
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
  drawing: sql<ArticleDrawing>`${articleVersions.drawing}`,
  media: getTableColumns(media),
  isSample: articleVersions.isSample,
};

type ShownRow = Parameters<typeof inLanguage<ShortTexts>>[0] &
  Pick<ArticleTeaser, 'kind' | 'slug' | 'drawing' | 'isSample'> & {
    readonly media: MediaRow | null;
    readonly publishedAt: Date;
  };

function toTeaser(
  { kind, slug, drawing, media: image, isSample, publishedAt, ...row }: ShownRow,
  wanted: Language,
): ArticleTeaser {
  const { language, texts } = inLanguage(row, wanted);
  const { title, summary } = texts;
  return {
    kind,
    slug,
    title,
    summary,
    drawing,
    ...(image && { media: toShownMedia(image, wanted) }),
    publishedOn: toIndiaDay(publishedAt),
    language,
    isSample,
  };
}
