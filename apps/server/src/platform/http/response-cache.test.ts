import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readNotice } from './catalogue-change.ts';
import { ResponseCache } from './response-cache.ts';

const HONEY = randomUUID();
const GHEE = randomUUID();
const FOODS = randomUUID();

describe('a response cache', () => {
  const filled = () => {
    const cache = new ResponseCache(() => true);
    cache.begin('all')(`"${GHEE}"`, ['/api/products?page=2']);
    cache.begin('foods')(`"${HONEY}", "${GHEE}"`, [`/api/products/category/${FOODS}?sort=name`]);
    cache.begin('honey')(`"${HONEY}"`, [`/api/products/${HONEY}/`]);
    cache.begin('terms')('Terms', []);
    return cache;
  };
  const cached = (cache: ResponseCache) =>
    ['all', 'foods', 'honey', 'terms'].filter((key) => cache.get(key) !== undefined);

  it.each([
    [{ ids: [HONEY], lists: [] }, ['all', 'terms']],
    [{ ids: [], lists: ['products'] }, ['foods', 'honey', 'terms']],
    [{ ids: [GHEE], lists: [FOODS] }, ['honey', 'terms']],
    [{ ids: [randomUUID()], lists: ['stores'] }, ['all', 'foods', 'honey', 'terms']],
    [undefined, []],
  ])('deletes the responses that show a changed product or list: %j', (change, others) => {
    const cache = filled();
    cache.clear(change);
    expect(cached(cache)).toEqual(others);
  });

  it('does not save a response that was being made during a change', () => {
    const cache = new ResponseCache(() => true);
    const save = cache.begin('honey');
    cache.clear({ ids: [GHEE], lists: [] });
    save(HONEY, []);
    expect(cache.get('honey')).toBeUndefined();
  });

  it('returns nothing while notices of change may be missed', () => {
    let isTrusted = true;
    const cache = new ResponseCache(() => isTrusted);
    cache.begin('honey')(HONEY, []);
    isTrusted = false;
    expect(cache.get('honey')).toBeUndefined();
    isTrusted = true;
    expect(cache.get('honey')).toBe(HONEY);
  });

  it('deletes the oldest responses when it is full', () => {
    const cache = filled();
    cache.begin('large')('x'.repeat(9_999_950), []);
    expect(cached(cache)).toEqual(['honey', 'terms']);
  });
});

describe('a notice of a change', () => {
  it('names products and lists, and is about everything when it is empty', () => {
    expect(readNotice(`{"ids":["${HONEY}"],"lists":["products"]}`)).toEqual({
      ids: [HONEY],
      lists: ['products'],
    });
    expect(readNotice('')).toBeUndefined();
  });
});
