import { areaFeed } from '#app/feeds/area-feed.ts';
import { xmlResponse } from '#app/feeds/xml-response.ts';
import { toArticleKind } from '#app/kit/article-kind.ts';
import { articlesContext, originContext } from '#app/kit/request-context.ts';
import { requestedLanguage } from '#app/i18n/visit-language.ts';
import type { Route } from './+types/feed.ts';

/**
 * The feed of the news or the blog for feed readers; in the language of the address, since feed readers have no
 * cookies.
 */
export async function loader({ pattern, context, request }: Route.LoaderArgs) {
  const feed = await areaFeed(toArticleKind(pattern), {
    articles: context.get(articlesContext),
    language: requestedLanguage(request) ?? 'en',
    origin: context.get(originContext),
    signal: request.signal,
  });
  return feed === undefined ? new Response(null, { status: 503 }) : xmlResponse(feed, 'application/rss+xml');
}
