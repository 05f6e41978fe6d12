import { productPages } from '#app/feeds/listed-pages.ts';
import { sitemapIndex, sitemapPart } from '#app/feeds/sitemap.ts';
import { xmlResponse } from '#app/feeds/xml-response.ts';
import { clientContext, originContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/sitemap.ts';

/** The site map: the list of its parts, so that it can grow. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const products = await productPages(context.get(clientContext), 1, request.signal);
  if (!products) return new Response(null, { status: 503 });
  const names = ['pages', ...Array.from({ length: products.parts }, (_, at) => `products-${at + 1}`)];
  const origin = context.get(originContext);
  return xmlResponse(sitemapIndex(names.map((name) => sitemapPart(origin, name))), 'application/xml');
}
