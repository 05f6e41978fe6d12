import type { Language } from '@pgm/ui/foundations/language';
import type { MetaDescriptor } from 'react-router';
import { brand } from '../brand.ts';
import type { PageFacts, Visit } from '../kit/page-facts.ts';
import { translateIn } from '../i18n/i18n.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { excerpt } from './excerpt.ts';
import { feedLink } from './feed-link.ts';

/** A visit with the addresses of the page. */
interface Addressed extends Visit {
  /** The page's full address in a language. */
  readonly wholeIn: (language: Language) => string;
}

/** Longer descriptions are cut off in lists of results. */
const MAX_DESCRIPTION = 160;

/** The image in link previews of pages without their own image. */
export const DEFAULT_IMAGE = { path: '/preview.png', alt: brand.name };

/** Description, Open Graph, the other language and JSON-LD of a page, for programs that read it. */
export function previewMeta(facts: PageFacts, visit: Addressed): MetaDescriptor[] {
  const { origin, language, wholeIn } = visit;
  const { path: image, alt } = facts.image ?? DEFAULT_IMAGE;
  const openGraph = {
    'og:type': facts.type ?? 'website',
    'og:site_name': brand.name,
    'og:title': translateIn(language)(facts.title),
    'og:url': wholeIn(language),
    'og:locale': `${language}_IN`,
    'og:image': origin + image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    ...facts.more,
  };
  return [
    // One tag for both, since a list page should be small.
    { name: 'description', property: 'og:description', content: toDescription(facts, language) },
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts.isUnlisted ? [] : alternates(wholeIn)),
    ...feedLink(facts.path, visit),
    ...toJsonLd(facts, visit).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

function toDescription({ description, page = 1 }: PageFacts, language: Language): string {
  const t = translateIn(language);
  const words = t(description, { brand: brand.name });
  return excerpt(page > 1 ? `${t('Page {page}', { page })}: ${words}` : words, MAX_DESCRIPTION);
}

function alternates(wholeIn: (language: Language) => string): MetaDescriptor[] {
  const languages: [name: string, language: Language][] = [
    ['en', 'en'],
    ['hi', 'hi'],
    ['x-default', 'en'],
  ];
  return languages.map(([hrefLang, language]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: wholeIn(language),
  }));
}

function toJsonLd({ things, crumbs }: PageFacts, { origin, language }: Addressed): readonly object[] {
  return [
    ...(things ?? []).flatMap((thing) => thing({ origin, language }) ?? []),
    ...(crumbs ? [breadcrumbList(crumbs, { origin, language }, translateIn(language))] : []),
  ];
}
