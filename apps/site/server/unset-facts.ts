import { NONCE_PLACE } from '../app/kit/nonce.ts';

/** The text is above the page, and last in its order: the keyboard finds the link 'Skip to content' first. */
const STYLE = `body{padding-top:2rem}#unset-facts{position:absolute;z-index:40;inset:0 0 auto;padding:0 1rem;background:#f0b240;color:#15211a;font-size:.875rem;line-height:2rem}@media print{body{padding:0}#unset-facts{display:none}}`;

/**
 * Adds the developer's banner that names the company facts that are not set. Only the local profile has it, because
 * production does not start without them. No script of a page knows it, so visitors of production do not load it. The
 * banner is ASCII, because `html` has one character for each byte.
 */
export function withUnsetFacts(html: string, names: readonly string[]): string {
  if (names.length === 0) return html;
  const banner = `<aside id="unset-facts" lang="en" aria-label="For developers"><details><summary>${names.length} company facts are not set</summary>Production needs them in apps/site/app/company.ts: ${names.join(', ')}.</details></aside>`;
  return html
    .replace('</head>', () => `<style nonce="${NONCE_PLACE}">${STYLE}</style></head>`)
    .replace('</body>', () => `${banner}</body>`);
}
