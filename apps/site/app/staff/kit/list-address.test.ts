import { describe, expect, it } from 'vitest';
import { readListQuery, toListSearch } from './list-address.ts';

describe('the address of a list', () => {
  it.each([
    ['', { page: 1, search: '', sort: undefined, filter: {} }],
    [
      '?search=ghee&state=hidden&sort=-price&page=3',
      {
        page: 3,
        search: 'ghee',
        sort: '-price',
        filter: { state: 'hidden' },
      },
    ],
  ])('%j names its page, search, order and filters', (address, query) => {
    expect(readListQuery(address, ['state', 'deleted'])).toEqual(query);
    expect(toListSearch(query)).toBe(address);
  });

  it('is read as the first page where it names no valid one', () => {
    expect(readListQuery('?page=-2', []).page).toBe(1);
    expect(readListQuery('?page=x', []).page).toBe(1);
  });
});
