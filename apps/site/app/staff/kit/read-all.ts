import { type Result, ok } from '@pgm/api/contract';

/** The largest page of a list for staff. */
export const MAX_LIMIT = 100;

/** All pages of a list that is short enough to show as a whole, such as the brands. */
export async function readAll<Item>(
  readPage: (page: number) => Promise<Result<{ readonly data: readonly Item[]; readonly total: number }>>,
): Promise<Result<readonly Item[]>> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    // One page after the other: each of them says whether there is another one.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const result = await readPage(page);
    if (!result.ok) return result;
    const { data, total } = result.value;
    items.push(...data);
    if (data.length === 0 || items.length >= total) return ok(items);
  }
}
