import { COMPANY_FACTS, type CompanyFacts } from '@pgm/api/contract';
import { NONCE_PLACE } from '../app/kit/nonce.ts';

/** The text is above the page, and last in its order: the keyboard finds the link 'Skip to content' first. */
const STYLE = `body{padding-top:2rem}#sample-facts{position:absolute;z-index:40;inset:0 0 auto;padding:0 1rem;background:#f0b240;color:#15211a;font-size:.875rem;line-height:2rem}@media print{body{padding:0}#sample-facts{display:none}}`;

/**
 * Adds the developer's notice that counts the facts of the company that are samples; their names would weigh on every page.
 * Only the local profile has samples. No script of a page knows it, so visitors of production do not load it. The notice is
 * ASCII, because `html` has one character for each byte.
 */
export function withSampleNotice(
  html: string,
  company: CompanyFacts,
  samples: CompanyFacts | undefined,
): string {
  const same = COMPANY_FACTS.filter(
    (fact) => company[fact] !== undefined && company[fact] === samples?.[fact],
  );
  if (same.length === 0) return html;
  const notice = `<aside id="sample-facts" lang="en" aria-label="For developers"><details><summary>${same.length} company facts are samples</summary>An administrator changes them at /dashboard/company.</details></aside>`;
  return html
    .replace('</head>', () => `<style nonce="${NONCE_PLACE}">${STYLE}</style></head>`)
    .replace('</body>', () => `${notice}</body>`);
}
