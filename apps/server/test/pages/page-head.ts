import * as z from 'zod';
import type { TestApp } from '../test-app.ts';
import { plainText, listTexts } from './page-text.ts';

/** A fact in schema.org's vocabulary, with whatever properties it has. */
export const Thing = z.looseObject({ '@type': z.string() });
export type Thing = z.infer<typeof Thing>;

/** What programs read of a page that they fetch. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly isListed: boolean;
  /** Addresses by language. */
  readonly languages: Readonly<Record<string, string>>;
  /** The content of `<meta>` by its name or property. */
  readonly meta: Readonly<Record<string, string>>;
  readonly things: readonly Thing[];
}

/** Fetches a page without running it, as search engines and messaging apps do. */
export async function fetchHead(app: TestApp, address: string): Promise<PageHead> {
  return readHead(await app.call(address));
}

async function readHead(response: Response): Promise<PageHead> {
  const html = await response.text();
  const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => parseAttributes(tag));
  const links = tags.filter((tag) => 'rel' in tag);
  const meta = Object.fromEntries(
    tags.flatMap(({ name, property, content }) =>
      [name, property].flatMap((key) => (key && content !== undefined ? [[key, content]] : [])),
    ),
  );
  return {
    status: response.status,
    title: listTexts(html, 'title')[0] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    isListed: meta['robots'] !== 'noindex',
    languages: Object.fromEntries(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
    meta,
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => Thing.parse(JSON.parse(json)),
    ),
  };
}

function parseAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      plainText(value),
    ]),
  );
}

/** The addresses of one part of the site map, such as `pages`. */
export async function listedIn(app: TestApp, part: string): Promise<string[]> {
  return listTexts(await (await app.call(`/sitemap/${part}.xml`)).text(), 'loc');
}
