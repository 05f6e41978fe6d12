import { describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

describe('a response cache', () => {
  const filled = () => {
    const cache = new ResponseCache(() => true);
    cache.begin('list')('honey, ghee');
    cache.begin('honey')('honey');
    cache.begin('oil')('oil');
    return cache;
  };
  const cached = (cache: ResponseCache) =>
    ['list', 'honey', 'oil'].filter((key) => cache.get(key) !== undefined);

  it('deletes the responses that contain a text, and no other', () => {
    const cache = filled();
    cache.clearWith('honey');
    expect(cached(cache)).toEqual(['oil']);
  });

  it('deletes all responses', () => {
    const cache = filled();
    cache.clear();
    expect(cached(cache)).toEqual([]);
  });

  it.each(['clear', 'clearWith'] as const)(
    'does not save a response that was being made during a change: %s',
    (change) => {
      const cache = new ResponseCache(() => true);
      const save = cache.begin('honey');
      cache[change]('ghee');
      save('honey');
      expect(cache.get('honey')).toBeUndefined();
    },
  );

  it('returns nothing while notices of change may be missed', () => {
    let isTrusted = true;
    const cache = new ResponseCache(() => isTrusted);
    cache.begin('honey')('honey');
    isTrusted = false;
    expect(cache.get('honey')).toBeUndefined();
    isTrusted = true;
    expect(cache.get('honey')).toBe('honey');
  });

  it('deletes the oldest responses when it is full', () => {
    const cache = filled();
    cache.begin('large')('x'.repeat(9_999_995));
    expect(cached(cache)).toEqual(['oil']);
  });
});
