import type { Client } from '@pgm/api/client';
import type { ArticlesClient } from '@pgm/api/client/articles';
import { POLICY_SLUGS, TEXT_PATHS, articlePath, policyPath } from '@pgm/api/contract';
import { BRANDS_HREF, brandHref } from '../kit/brand-href.ts';
import { productHref } from '../kit/catalogue-product.ts';
import { catalogueHref } from '../kit/catalogue-query.ts';
import type { ListedPage } from './sitemap.ts';

/** Public pages that are listed by hand; the others come from the content and the catalogue. */
export const LISTED_PATHS = [
  '/',
  '/products/',
  BRANDS_HREF,
  '/coupons',
  '/about/ourcompany',
  ...TEXT_PATHS.map((path) => `/${path}`),
  ...POLICY_SLUGS.map((slug) => policyPath(slug)),
  '/verify',
  '/Shop/contact',
  '/Shop/blog',
  '/Shop/news',
  '/grievance',
  '/grievance/status',
  '/Associate/login',
  '/Associate/signup',
];

/** All pages that are not products: pages, categories, brands, articles. Undefined when one of these can't be read. */
export async function otherPages(
  client: Client,
  articles: Pick<ArticlesClient, 'list'>,
  signal: AbortSignal,
): Promise<ListedPage[] | undefined> {
  const [categories, brands, published] = await Promise.all([
    client.categories.list(signal),
    client.brands.list(signal),
    articles.list({}, signal),
  ]);
  if (!categories.ok || !brands.ok || !published.ok) return undefined;
  return [
    ...LISTED_PATHS.map((path) => ({ path })),
    ...categories.value.map((one) => ({ path: catalogueHref(one.categoryUniqueName, {}) })),
    ...brands.value
      .filter(({ productCount }) => productCount > 0)
      .map(({ slug }) => ({ path: brandHref(slug) })),
    ...published.value.map((article) => ({
      path: articlePath(article),
      changedAt: article.publishedOn,
    })),
  ];
}

/**
 * One part of the product pages, and the number of parts. Undefined when they can't be read.
 * @param part from 1
 */
export async function productPages(client: Client, part: number, signal: AbortSignal) {
  const response = await client.products.addresses(part, signal);
  if (!response.ok) return undefined;
  const { data, pagination } = response.value;
  const pages: ListedPage[] = data.map(({ id, changedAt }) => ({ path: productHref({ id }), changedAt }));
  return { pages, parts: pagination.pages };
}
