import { company } from '#app/company.ts';
import { areaOf, articleList } from '#app/content/articles.ts';
import { sayIn } from '#app/content/say.ts';
import { rssFeed } from '#app/feeds/rss.ts';
import { xmlAnswer } from '#app/feeds/xml-answer.ts';
import { originContext } from '#app/shared/request-context.ts';
import { languageAsked } from '#app/shared/visitor-choices.ts';
import type { Route } from './+types/feed.ts';

/** The news, or the blog, for feed readers; in the language of the address, since they keep no cookies. */
export function loader({ pattern, context, request }: Route.LoaderArgs) {
  const language = languageAsked(request) ?? 'en';
  const { title, description, path, articles } = articleList(areaOf(pattern))(sayIn(language));
  const feed = rssFeed({
    title: `${title} – ${company.brandName}`,
    description,
    path,
    feedPath: `${path}.xml`,
    language,
    origin: context.get(originContext),
    items: articles.map(({ href, text, ...item }) => ({ ...item, path: href, description: text })),
  });
  return xmlAnswer(feed, 'application/rss+xml');
}
