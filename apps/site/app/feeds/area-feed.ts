import type { Language } from '@pgm/ui/foundations/language';
import { brand } from '../brand.ts';
import { toArea, articleList } from '../content/articles.ts';
import { translateIn } from '../content/translate.ts';
import { rssFeed } from './rss.ts';

/** The feed of the area, news or blog, that an address pattern of the site belongs to. */
export function areaFeed(pattern: string, language: Language, origin: string): string {
  const { title, description, path, articles } = articleList(toArea(pattern))(translateIn(language), {});
  return rssFeed({
    title: `${title} – ${brand.name}`,
    description,
    path,
    feedPath: `${path}.xml`,
    language,
    origin,
    items: articles.map(({ href, text, ...item }) => ({ ...item, path: href, description: text })),
  });
}
