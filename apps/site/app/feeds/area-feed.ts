import type { ArticlesClient } from '@pgm/api/client/articles';
import { type ArticleKind, SOCIAL_IMAGE, articlePath, imageAddress } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';
import { brand } from '../brand.ts';
import { articleListPage } from '../content/articles.ts';
import { translateIn } from '../content/translate.ts';
import { rssFeed } from './rss.ts';

interface Reader {
  /** Reads the articles. */
  readonly articles: Pick<ArticlesClient, 'list'>;
  readonly language: Language;
  readonly origin: string;
  readonly signal: AbortSignal;
}

/** The feed of the blog or of the news. Undefined when the articles can't be read. */
export async function areaFeed(
  kind: ArticleKind,
  { articles, language, origin, signal }: Reader,
): Promise<string | undefined> {
  const read = await articles.list({ kind, language }, signal);
  if (!read.ok) return undefined;
  const { title, description, path } = articleListPage(kind)(translateIn(language), {});
  return rssFeed({
    title: `${title} – ${brand.name}`,
    description,
    path,
    feedPath: `${path}.xml`,
    language,
    origin,
    items: read.value.map((article) => ({
      path: articlePath(article),
      title: article.title,
      description: article.summary,
      date: article.publishedOn,
      image: article.media && imageAddress(article.media, SOCIAL_IMAGE),
    })),
  });
}
