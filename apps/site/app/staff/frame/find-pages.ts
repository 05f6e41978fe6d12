/** A page of the staff area by its name. */
export interface NamedPage {
  readonly href: string;
  readonly label: string;
}

/**
 * The pages whose name contains all words of a text, in any order, with their names in the user's language.
 * @param t translates the name of a page
 */
export function findPages(
  pages: readonly NamedPage[],
  text: string,
  t: (label: string) => string,
): NamedPage[] {
  const words = text.trim().toLocaleLowerCase().split(/\s+/);
  return pages
    .map(({ href, label }) => ({ href, label: t(label) }))
    .filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
}
