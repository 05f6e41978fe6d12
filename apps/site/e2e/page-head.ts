import type { APIRequestContext, APIResponse } from '@playwright/test';
import * as z from 'zod';

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
export async function headOf(request: APIRequestContext, address: string): Promise<PageHead> {
  return readHead(await request.get(address));
}

async function readHead(answer: APIResponse): Promise<PageHead> {
  const html = await answer.text();
  const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const links = tags.filter((tag) => 'rel' in tag);
  const meta = Object.fromEntries(
    tags.flatMap(({ name, property, content }) =>
      [name, property].flatMap((key) => (key && content !== undefined ? [[key, content]] : [])),
    ),
  );
  return {
    status: answer.status(),
    title: unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
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

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The addresses of one part of the site map, such as `pages`. */
export async function listedIn(request: APIRequestContext, part: string): Promise<string[]> {
  const xml = await (await request.get(`/sitemap/${part}.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => unescaped(address));
}
