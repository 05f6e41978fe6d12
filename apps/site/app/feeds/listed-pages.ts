import type { Client } from '@pgm/api/client';
import { articleList } from '../content/articles.ts';
import { sayIn } from '../content/say.ts';
import { TEXT_PATHS } from '../content/text-paths.ts';
import { productHref } from '../shared/shelf-product.ts';
import { shelfHref } from '../shared/shelf-query.ts';
import type { ListedPage } from './sitemap.ts';

/** Pages that every visitor may read and that are listed by hand; the rest come from content and catalogue. */
export const LISTED_PATHS = [
  '/',
  '/products/',
  '/coupons',
  '/about/ourcompany',
  ...TEXT_PATHS.map((path) => `/${path}`),
  '/Shop/contact',
  '/Shop/flipcard',
  '/Shop/gallery',
  '/Shop/blog',
  '/Shop/news',
  '/grievance',
  '/grievance/status',
  '/Associate/login',
  '/Associate/signup',
];

/** All that is not a product: pages, categories, articles. Undefined when the catalogue can't be read. */
export async function otherPages(client: Client, signal: AbortSignal): Promise<ListedPage[] | undefined> {
  const categories = await client.categories.list({}, signal);
  if (!categories.ok) return undefined;
  return [
    ...LISTED_PATHS.map((path) => ({ path })),
    ...categories.value.data.map((one) => ({ path: shelfHref(one.categoryUniqueName, {}) })),
    ...(['blog', 'news'] as const).flatMap((area) =>
      articleList(area)(sayIn('en')).articles.map(({ href, date }) => ({ path: href, changedAt: date })),
    ),
  ];
}

/**
 * One part of the products, and how many parts there are. Undefined when they can't be read.
 * @param part from 1
 */
export async function productPages(client: Client, part: number, signal: AbortSignal) {
  const answer = await client.products.addresses(part, signal);
  if (!answer.ok) return undefined;
  const { data, pagination } = answer.value;
  const pages: ListedPage[] = data.map(({ id, changedAt }) => ({ path: productHref({ id }), changedAt }));
  return { pages, parts: pagination.pages };
}
