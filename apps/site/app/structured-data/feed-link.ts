import type { MetaDescriptor } from 'react-router';
import { brand } from '../brand.ts';
import { addressIn } from '../kit/page-address.ts';
import type { Visit } from '../kit/page-facts.ts';

/** The feed of an area of articles, for its list and for each article; none for any other page. */
export function feedLink(path: string, { origin, language }: Visit): MetaDescriptor[] {
  const [area] = /^\/Shop\/(blog|news)(?=\/|$)/.exec(path) ?? [];
  if (area === undefined) return [];
  const href = origin + addressIn(language, `${area}.xml`);
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: brand.name, href }];
}
