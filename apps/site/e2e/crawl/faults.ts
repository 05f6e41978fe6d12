/** How many pages a line names that have the same fault. */
const NAMED = 3;

/** What is wrong on the pages of a crawl; what is wrong in the same way on many is one line. */
export class Faults {
  readonly #pages = new Map<string, Set<string>>();

  add(page: string, text: string): void {
    const pages = this.#pages.get(text) ?? new Set();
    this.#pages.set(text, pages.add(page));
  }

  /** One line per fault, such as `/, /products and 12 more: is 330 px wide`. */
  lines(): string[] {
    return [...this.#pages].map(([text, pages]) => {
      const more = pages.size - NAMED;
      return `${[...pages].slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${text}`;
    });
  }
}
