import { company } from '#app/company.ts';

/**
 * The document's title for as long as a part of the page knows more than its route, such as an order's number. React puts
 * it before the route's own, and browsers show the first.
 * @param words translated, the most telling first
 */
export function PageTitle({ words }: { readonly words: readonly string[] }) {
  return <title>{[...words, company.brandName].join(' – ')}</title>;
}
