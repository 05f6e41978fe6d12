import { describe, expect, it } from 'vitest';
import { fail, ok } from '../contract/index.ts';
import { type PageToRead, allPages } from './all-pages.ts';
import { createClient } from './index.ts';

/** A list of numbers, and the pages that were requested of it. */
function makeList(count: number) {
  const requested: PageToRead[] = [];
  const readPage = async (query: PageToRead) => {
    requested.push(query);
    const { page = 1, limit = 100 } = query;
    const numbers = Array.from({ length: count }, (_, index) => index);
    return ok({ data: numbers.slice((page - 1) * limit, page * limit), total: count });
  };
  return { readPage, requested };
}

describe('a list that is read as a whole', () => {
  it('takes one call without a page when its first entries are all', async () => {
    const { readPage, requested } = makeList(100);
    expect(await allPages(readPage)).toEqual(ok(Array.from({ length: 100 }, (_, index) => index)));
    expect(requested).toEqual([{}]);
  });

  it('is read page by page when there are more', async () => {
    const { readPage, requested } = makeList(201);
    expect(await allPages(readPage)).toEqual(ok(Array.from({ length: 201 }, (_, index) => index)));
    expect(requested).toEqual([{}, { page: 2, limit: 100 }, { page: 3, limit: 100 }]);
  });

  it('ends after 50 pages', async () => {
    const { readPage, requested } = makeList(9000);
    expect(await allPages(readPage)).toMatchObject({ value: { length: 5000 } });
    expect(requested).toHaveLength(50);
  });

  it('ends at an empty page when entries were deleted meanwhile', async () => {
    const pages = [
      { data: [1], total: 3 },
      { data: [], total: 3 },
    ];
    expect(await allPages(async ({ page = 1 }) => ok(pages[page - 1] ?? { data: [9], total: 3 }))).toEqual(
      ok([1]),
    );
  });

  it('fails when one of its pages fails', async () => {
    const failure = fail({ code: 'server' as const, message: 'Closed' });
    const { readPage } = makeList(300);
    expect(await allPages(async (query) => (query.page === 2 ? failure : readPage(query)))).toEqual(failure);
  });

  it('is whole when the server does not say how many there are', async () => {
    const coupons = createClient({ fetch: async () => Response.json({ success: true, data: [] }) }).coupons;
    expect(await coupons.list()).toEqual(ok([]));
  });
});
