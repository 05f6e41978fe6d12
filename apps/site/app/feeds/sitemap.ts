import { addressIn } from '../kit/page-address.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** A page that search engines should list. */
export interface ListedPage {
  /** Its address in English, such as `/products/skin-care`. */
  readonly path: string;
  /** The last change, as ISO text of a day or a moment. */
  readonly changedAt?: string;
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/** The address of a part of the site map. */
export const sitemapPart = (origin: string, name: string) => `${origin}/sitemap/${name}.xml`;

/** The list of the parts of a site map. */
export function sitemapIndex(parts: readonly string[]): string {
  return xmlDocument(
    element(
      'sitemapindex',
      { xmlns: NAMESPACES.xmlns },
      ...parts.map((part) => element('sitemap', {}, textElement('loc', part))),
    ),
  );
}

/** A part of a site map: each page in English and in Hindi, and each entry names both. */
export function toSitemap(pages: readonly ListedPage[], origin: string): string {
  return xmlDocument(element('urlset', NAMESPACES, ...pages.flatMap((page) => toEntries(page, origin))));
}

function toEntries({ path, changedAt }: ListedPage, origin: string): Xml[] {
  const english = origin + addressIn('en', path);
  const hindi = origin + addressIn('hi', path);
  const both = [alternate('en', english), alternate('hi', hindi), alternate('x-default', english)];
  const changed = changedAt === undefined ? [] : [textElement('lastmod', changedAt)];
  return [english, hindi].map((address) =>
    element('url', {}, textElement('loc', address), ...changed, ...both),
  );
}

const alternate = (hreflang: string, href: string) =>
  element('xhtml:link', { rel: 'alternate', hreflang, href });
