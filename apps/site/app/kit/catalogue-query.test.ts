import { describe, expect, it } from 'vitest';
import { readCatalogueQuery, catalogueHref, filtersHref, inOtherCategory } from './catalogue-query.ts';

const FIRST = '018f0000-0000-7000-8000-0000000000b1';
const SECOND = '018f0000-0000-7000-8000-0000000000b2';
const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));

describe('the address of a shop page', () => {
  it('leaves out defaults, so that one page has one address', () => {
    expect(catalogueHref(undefined, { sort: 'featured', page: 1, search: undefined })).toBe('/products/');
    expect(catalogueHref('skin-care', { sort: 'price-asc', page: 3, search: 'neem oil' })).toBe(
      '/products/skin-care?sort=price-asc&search=neem+oil&page=3',
    );
  });

  it('is read back unchanged', () => {
    const filters = {
      brands: [FIRST, SECOND],
      price: '200-500',
      points: 50,
      inStock: true,
      subCategory: 'Oils & drops',
      facts: ['Net quantity:200 g'],
    };
    const query = { sort: 'points-desc', page: 2, search: 'tulsi', filters } as const;
    const href = catalogueHref('a', query);
    expect(href).toBe(
      `/products/a?sort=points-desc&search=tulsi&brand=${FIRST}&brand=${SECOND}&sub=Oils+%26+drops&price=200-500&points=50&inStock=true&fact=Net+quantity%3A200+g&page=2`,
    );
    expect(read(href.slice(href.indexOf('?')))).toEqual(query);
    expect(filtersHref('a', query)).toBe(`${href.replace('&page=2', '')}&filters=open`);
    expect(filtersHref(undefined, read(''))).toBe('/products/?filters=open');
  });

  it('has one spelling of its filters', () => {
    const search = `brand=${SECOND.toUpperCase()}&brand=${FIRST}&brand=${SECOND}`;
    expect(read(search).filters?.brands).toEqual([FIRST, SECOND]);
  });

  it('has no subcategory and no facts of the category before', () => {
    const query = read('sub=Oils&fact=Fit:Loose&points=50&page=2');
    expect(catalogueHref('b', inOtherCategory(query))).toBe('/products/b?points=50');
    expect(catalogueHref('b', inOtherCategory(read('fact=Fit:Loose')))).toBe('/products/b');
  });

  it('has at most 20 brands', () => {
    const search = Array.from({ length: 30 }, () => `brand=${crypto.randomUUID()}`).join('&');
    expect(read(search).filters?.brands).toHaveLength(20);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=99999999',
    'sort=cheapest',
    'search=%20%20',
    'brand=aranjeev',
    'brand=',
    'price=1-2',
    'price=',
    'points=7',
    'points=',
    'inStock=no',
    'sub=%20',
    'fact=Fabric',
    'fact=:Cotton',
    'fact=Fabric:',
  ])('ignores ?%s', (search) => {
    expect(read(search)).toEqual({ sort: 'featured', page: 1, search: undefined });
  });
});
