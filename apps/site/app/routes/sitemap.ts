import { productPages } from '#app/feeds/listed-pages.ts';
import { sitemapIndex, sitemapPart } from '#app/feeds/sitemap.ts';
import { xmlAnswer } from '#app/feeds/xml-answer.ts';
import { clientContext, originContext } from '#app/shared/request-context.ts';
import type { Route } from './+types/sitemap.ts';

/** The site map: where its parts are, so that it may grow. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const products = await productPages(context.get(clientContext), 1, request.signal);
  if (!products) return new Response(null, { status: 503 });
  const names = ['pages', ...Array.from({ length: products.parts }, (_, at) => `products-${at + 1}`)];
  const origin = context.get(originContext);
  return xmlAnswer(sitemapIndex(names.map((name) => sitemapPart(origin, name))), 'application/xml');
}
