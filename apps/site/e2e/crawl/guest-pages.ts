import type { APIRequestContext } from '@playwright/test';

/** Pages that the site map leaves out, and one that does not exist. */
const UNLISTED = [
  '/checkout',
  '/manage/cart',
  '/Associate/login',
  '/Associate/signup',
  '/Associate/forgot-password',
  '/Associate/reset-password',
  '/Inspiring%20World/registrationfrom',
  '/nowhere',
];
/** The parts of the site map; they name each page in both languages. */
const SITE_MAP = ['/sitemap/pages.xml', '/sitemap/products-1.xml'];
/** Products have the same page: so many of them are checked. */
const PRODUCTS = 8;

/** The templates of the pages for guests; the first whose pattern matches a path in small letters is its template. */
export const TEMPLATES = {
  home: /^\/$/,
  products: /^\/products/,
  product: /^\/product-details-page/,
  account: /^\/(associate\/|inspiring%20world\/)/,
  form: /^\/(grievance|shop\/contact)/,
  purchase: /^\/(checkout|manage\/cart|coupons)/,
  missing: /^\/nowhere$/,
  article: /^\/shop\//,
  content: /^\//,
} as const;

/** A template of the pages for guests. */
export type Template = keyof typeof TEMPLATES;

/** Every page for guests of a template. */
export async function guestPages(request: APIRequestContext, template: Template): Promise<string[]> {
  const listed = await Promise.all(SITE_MAP.map(async (part) => (await request.get(part)).text()));
  const paths = listed
    .flatMap((text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<?]*)/g)])
    .map(([, path = '']) => path.replaceAll('&amp;', '&') || '/');
  const known = new Map([...paths, ...UNLISTED].map((path) => [path.toLowerCase(), path]));
  const pages = [...known].filter(([key]) => findTemplate(key) === template).map(([, path]) => path);
  return template === 'product' ? pages.slice(0, PRODUCTS) : pages;
}

function findTemplate(path: string): string | undefined {
  return Object.entries(TEMPLATES).find(([, pattern]) => pattern.test(path))?.[0];
}
