import { areaFeed } from '#app/feeds/area-feed.ts';
import { xmlAnswer } from '#app/feeds/xml-answer.ts';
import { originContext } from '#app/shared/request-context.ts';
import { languageAsked } from '#app/shared/language-of-visit.ts';
import type { Route } from './+types/feed.ts';

/** The news, or the blog, for feed readers; in the language of the address, since they keep no cookies. */
export function loader({ pattern, context, request }: Route.LoaderArgs) {
  const feed = areaFeed(pattern, languageAsked(request) ?? 'en', context.get(originContext));
  return xmlAnswer(feed, 'application/rss+xml');
}
