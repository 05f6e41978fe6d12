import { MAX_PAGE, type Result, ok } from '../contract/index.ts';

/** The maximum number of pages: 5,000 entries, more than a screen can show. */
const MAX_PAGES = 50;

/** Which page of a list to read; nothing for its first entries. */
export interface PageToRead {
  readonly page?: number;
  readonly limit?: number;
}

/** Reads a list as a whole, one page after the other, for screens that need all entries; at most {@link MAX_PAGES}. */
export async function allPages<Item>(
  readPage: (page: PageToRead) => Promise<Result<{ readonly data: readonly Item[]; readonly total: number }>>,
): Promise<Result<Item[]>> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    // Each page says whether there is another one.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const result = await readPage(page === 1 ? {} : { page, limit: MAX_PAGE });
    if (!result.ok) return result;
    const { data, total } = result.value;
    items.push(...data);
    if (items.length >= total || data.length === 0 || page === MAX_PAGES) return ok(items);
  }
}
