import type { Language } from '@pgm/ui/foundations/language';
import type { MetaDescriptor } from 'react-router';
import { brand } from '../brand.ts';
import { previewMeta } from './preview-meta.ts';
import { addressIn } from '../kit/page-address.ts';
import type { PageFacts, Visit } from '../kit/page-facts.ts';
import { translateIn } from '../i18n/i18n.ts';

/**
 * Title and address of a page, and what only programs read: description, preview, the other language, JSON-LD.
 * @param visit absent when the root could not be loaded
 */
export function pageMeta(facts: PageFacts, { origin, language }: Visit = NOWHERE): MetaDescriptor[] {
  const wholeIn = (wanted: Language) => origin + addressIn(wanted, facts.path, facts.page);
  return [
    { title: fullTitle(facts, language) },
    facts.isUnlisted ? NOT_LISTED : { tagName: 'link', rel: 'canonical', href: wholeIn(language) },
    ...previewMeta(facts, { origin, language, wholeIn }),
  ];
}

const NOWHERE: Visit = { origin: '', language: 'en' };

/** Asks search engines to leave a page out; they may follow its links. */
const NOT_LISTED: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** Longer titles are cut off in lists of results. */
const MAX_TITLE = 65;

function fullTitle({ title, path, page = 1 }: PageFacts, language: Language): string {
  const t = translateIn(language);
  if (path === '/') return `${brand.name} – ${t(title)}`;
  const counted = page > 1 ? t('{title}, page {page}', { title: t(title), page }) : t(title);
  const full = `${counted} – ${brand.name}`;
  return full.length > MAX_TITLE ? counted : full;
}
