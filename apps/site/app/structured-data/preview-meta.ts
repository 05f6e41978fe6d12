import type { Language } from '@pgm/ui/language';
import type { MetaDescriptor } from 'react-router';
import { company } from '../company.ts';
import type { PageFacts, Visit } from '../shared/page-facts.ts';
import { translateIn } from '../shared/speech.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { excerpt } from './excerpt.ts';
import { feedLink } from './feed-link.ts';

/** How a page is addressed for this visit. */
interface Addressed extends Visit {
  /** The page's whole address. */
  readonly wholeIn: (language: Language) => string;
}

/** Longer descriptions are cut off where they are listed. */
const LONGEST_DESCRIPTION = 160;

/** What link previews show of pages without a picture of their own. */
export const DRAWING = { path: '/preview.png', alt: company.brandName };

/** Description, Open Graph, the other language and JSON-LD of a page: what is read by programs that fetch it. */
export function previewMeta(facts: PageFacts, visit: Addressed): MetaDescriptor[] {
  const { origin, language, wholeIn } = visit;
  const { path: image, alt } = facts.image ?? DRAWING;
  const openGraph = {
    'og:type': facts.type ?? 'website',
    'og:site_name': company.brandName,
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
    // One tag for both: a list page has no bytes to say it twice.
    { name: 'description', property: 'og:description', content: descriptionOf(facts, language) },
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts.isUnlisted ? [] : alternates(wholeIn)),
    ...feedLink(facts.path, visit),
    ...jsonLdOf(facts, visit).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

function descriptionOf({ description, page = 1 }: PageFacts, language: Language): string {
  const t = translateIn(language);
  const words = t(description, { brand: company.brandName });
  return excerpt(page > 1 ? `${t('Page {page}', { page })}: ${words}` : words, LONGEST_DESCRIPTION);
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

function jsonLdOf({ things, crumbs }: PageFacts, { origin, language }: Addressed): readonly object[] {
  return [
    ...(things || []).flatMap((thing) => thing({ origin, language }) ?? []),
    ...(crumbs ? [breadcrumbList(crumbs, { origin, language }, translateIn(language))] : []),
  ];
}
