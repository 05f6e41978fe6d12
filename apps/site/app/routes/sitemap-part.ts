import { data } from 'react-router';
import { otherPages, productPages } from '#app/feeds/listed-pages.ts';
import { toSitemap } from '#app/feeds/sitemap.ts';
import { xmlResponse } from '#app/feeds/xml-response.ts';
import { articlesContext, clientContext, originContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/sitemap-part.ts';

/** One part of the site map: `pages.xml`, or `products-1.xml` and so on. */
export async function loader({ context, request: { signal }, params }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const part = /^products-([1-9]\d{0,4})\.xml$/.exec(params.part)?.[1];
  if (part === undefined && params.part !== 'pages.xml') throw data('Not found', { status: 404 });

  const pages =
    part === undefined
      ? await otherPages(client, context.get(articlesContext), signal)
      : await products(Number(part));
  if (!pages) return new Response(null, { status: 503 });
  return xmlResponse(toSitemap(pages, context.get(originContext)), 'application/xml');

  async function products(wanted: number) {
    const response = await productPages(client, wanted, signal);
    if (response && wanted > response.parts) throw data('Not found', { status: 404 });
    return response?.pages;
  }
}
