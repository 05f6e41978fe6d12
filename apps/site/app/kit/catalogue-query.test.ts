import { describe, expect, it } from 'vitest';
import { readCatalogueQuery, catalogueHref } from './catalogue-query.ts';

describe('the address of a shop page', () => {
  it('leaves out defaults, so that one page has one address', () => {
    expect(catalogueHref(undefined, { sort: 'featured', page: 1, search: undefined })).toBe('/products/');
    expect(catalogueHref('skin-care', { sort: 'price-asc', page: 3, search: 'neem oil' })).toBe(
      '/products/skin-care?sort=price-asc&search=neem+oil&page=3',
    );
  });

  it('is read back unchanged', () => {
    const query = { sort: 'points-desc', page: 2, search: 'tulsi' } as const;
    expect(readCatalogueQuery(new URL(catalogueHref('a', query), 'http://x').searchParams)).toEqual(query);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999', 'sort=cheapest', 'search=%20%20'])(
    'ignores ?%s',
    (search) => {
      expect(readCatalogueQuery(new URLSearchParams(search))).toEqual({
        sort: 'featured',
        page: 1,
        search: undefined,
      });
    },
  );
});
