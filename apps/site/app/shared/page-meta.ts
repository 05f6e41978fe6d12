import type { MetaDescriptor } from 'react-router';
import { company } from '../company.ts';

/** What search engines and messaging apps are told of a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Where the site is reached, such as `https://example.in`. */
  readonly origin: string;
  /** The address that stands for this page whatever its query, such as `/products/skin-care`. */
  readonly path: string;
  /** A picture's path for link previews, 1200 × 630. */
  readonly image?: string | undefined;
  /** Facts in schema.org's vocabulary. */
  readonly jsonLd?: object;
}

/** Title, description, canonical address, Open Graph and JSON-LD of a page. */
export function pageMeta({ title, description, origin, path, image, jsonLd }: PageFacts): MetaDescriptor[] {
  const address = origin + encodeURI(path);
  const fullTitle = path === '/' ? `${company.brandName} – ${title}` : `${title} – ${company.brandName}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.brandName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(image
      ? [
          { property: 'og:image', content: origin + image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
  ];
}
