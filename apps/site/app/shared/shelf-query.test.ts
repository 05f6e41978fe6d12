import { describe, expect, it } from 'vitest';
import { readShelfQuery, shelfHref } from './shelf-query.ts';

describe('the address of a shop page', () => {
  it('leaves out what is the default, so that one page has one address', () => {
    expect(shelfHref(undefined, { sort: 'featured', page: 1, search: undefined })).toBe('/products/');
    expect(shelfHref('skin-care', { sort: 'price-asc', page: 3, search: 'neem oil' })).toBe(
      '/products/skin-care?sort=price-asc&search=neem+oil&page=3',
    );
  });

  it('is read back as it was written', () => {
    const query = { sort: 'points-desc', page: 2, search: 'tulsi' } as const;
    expect(readShelfQuery(new URL(shelfHref('a', query), 'http://x').searchParams)).toEqual(query);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999', 'sort=cheapest', 'search=%20%20'])(
    'takes ?%s as not asked',
    (search) => {
      expect(readShelfQuery(new URLSearchParams(search))).toEqual({
        sort: 'featured',
        page: 1,
        search: undefined,
      });
    },
  );
});
