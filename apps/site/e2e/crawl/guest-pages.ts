import type { APIRequestContext } from '@playwright/test';

/** Pages that the site map leaves out, and one that does not exist. */
const UNLISTED = [
  '/checkout',
  '/manage/cart',
  '/Associate/login',
  '/Associate/signup',
  '/Associate/forgot-password',
  '/Associate/reset-password',
  '/Associate/undo-contact-change',
  '/Inspiring%20World/registrationfrom',
  '/nowhere',
];
/** The parts of the site map; they name each page in both languages. */
const SITE_MAP = ['/sitemap/pages.xml', '/sitemap/products-1.xml'];
/** The groups of pages for guests; the first whose pattern matches a path in small letters is its group. */
export const GROUPS = {
  home: /^\/$/,
  products: /^\/products/,
  product: /^\/product-details-page/,
  brand: /^\/brands\/./,
  account: /^\/(associate\/|inspiring%20world\/)/,
  form: /^\/(grievance|shop\/contact)/,
  purchase: /^\/(checkout|manage\/cart|coupons)/,
  missing: /^\/nowhere$/,
  blog: /^\/shop\/blog\/./,
  news: /^\/shop\/news\/./,
  shop: /^\/(shop\/|brands$|about\/ourcompany)/,
  policy:
    /^\/(terms&condiction|disclouser|agreement|onlineprivecy|privecypolicy|cancelrefund|accessibility)$/,
  text: /^\//,
} as const;

/** A group of pages for guests. */
export type Group = keyof typeof GROUPS;

/** The groups whose pages have one route: they differ by their words only. */
export const OF_ONE_ROUTE: readonly Group[] = [
  'products',
  'product',
  'brand',
  'blog',
  'news',
  'policy',
  'text',
];

/** So many of the products are checked. */
const PRODUCTS = 8;

/** Every page for guests of a group. */
export async function guestPages(request: APIRequestContext, group: Group): Promise<string[]> {
  const listed = await Promise.all(SITE_MAP.map(async (part) => (await request.get(part)).text()));
  const paths = listed
    .flatMap((text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<?]*)/g)])
    .map(([, path = '']) => path.replaceAll('&amp;', '&') || '/');
  const known = new Map([...paths, ...UNLISTED].map((path) => [path.toLowerCase(), path]));
  const pages = [...known].filter(([key]) => findGroup(key) === group).map(([, path]) => path);
  return group === 'product' ? pages.slice(0, PRODUCTS) : pages;
}

function findGroup(path: string): string | undefined {
  return Object.entries(GROUPS).find(([, pattern]) => pattern.test(path))?.[0];
}
