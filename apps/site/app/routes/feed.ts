import { areaFeed } from '#app/feeds/area-feed.ts';
import { xmlResponse } from '#app/feeds/xml-response.ts';
import { originContext } from '#app/kit/request-context.ts';
import { requestedLanguage } from '#app/i18n/visit-language.ts';
import type { Route } from './+types/feed.ts';

/**
 * The feed of the news or the blog for feed readers; in the language of the address, since feed readers have no
 * cookies.
 */
export function loader({ pattern, context, request }: Route.LoaderArgs) {
  const feed = areaFeed(pattern, requestedLanguage(request) ?? 'en', context.get(originContext));
  return xmlResponse(feed, 'application/rss+xml');
}
