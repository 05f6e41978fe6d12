import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CatalogueChange, type ReadCall, readNotice } from './catalogue-change.ts';
import { ResponseCache } from './response-cache.ts';

const HONEY = randomUUID();
const GHEE = randomUUID();
const FOODS = randomUUID();

/** A cache of texts of 100,000 bytes each, for ten of them; `asked` has the keys of the values that were made. */
function openCache({ isTrusted = (): boolean => true, maxBytes = 1_020_000 } = {}) {
  const cache = new ResponseCache<string>({ isTrusted, maxBytes });
  const asked: string[] = [];
  const get = (key: string, text = key, calls: ReadCall[] = [], bytes = 100_000) =>
    cache.get(key, async () => {
      asked.push(key);
      return { value: text, source: { text, calls, bytes } };
    });
  /** Of some keys those that are cached. */
  const cached = async (...keys: string[]) => {
    const found = [];
    for (const key of keys)
      if ((await cache.get(key, async () => ({ value: 'not cached' }))) !== 'not cached') found.push(key);
    return found;
  };
  return { cache, asked, get, cached };
}

describe('a response cache', () => {
  const filled = async () => {
    const opened = openCache();
    await opened.get('all', `"${GHEE}"`, [{ path: '/api/products', params: {} }]);
    await opened.get('foods', `"${HONEY}", "${GHEE}"`, [
      { path: '/api/products/category/{categoryId}', params: { categoryId: FOODS } },
    ]);
    await opened.get('honey', `"${HONEY}"`, [{ path: '/api/products/{id}', params: { id: HONEY } }]);
    await opened.get('terms', 'Terms');
    return opened;
  };

  it.each<[CatalogueChange | undefined, string[]]>([
    [{ ids: [HONEY], lists: [] }, ['all', 'terms']],
    [{ ids: [], lists: ['products'] }, ['foods', 'honey', 'terms']],
    [{ ids: [GHEE], lists: [FOODS] }, ['honey', 'terms']],
    [{ ids: [randomUUID()], lists: ['stores'] }, ['all', 'foods', 'honey', 'terms']],
    [undefined, []],
  ])('deletes the responses that show a changed product or list: %j', async (change, others) => {
    const { cache, cached } = await filled();
    cache.clear(change);
    expect(await cached('all', 'foods', 'honey', 'terms')).toEqual(others);
  });

  it('makes a response once for all requests that come meanwhile', async () => {
    const { asked, get } = openCache();
    expect(await Promise.all([get('honey'), get('honey'), get('honey')])).toEqual([
      'honey',
      'honey',
      'honey',
    ]);
    expect(asked).toEqual(['honey']);
  });

  it('lets no request wait for a response that was begun before a change', async () => {
    const { cache, asked, get } = openCache();
    const before = get('honey', 'old');
    cache.clear({ ids: [GHEE], lists: [] });
    expect([await get('honey', 'new'), await before]).toEqual(['new', 'old']);
    expect(asked).toEqual(['honey', 'honey']);
  });

  it.each([
    [HONEY, []],
    [GHEE, ['honey']],
  ])('caches a response that was made during a change only when it is not touched', async (id, expected) => {
    const { cache, cached, get } = openCache();
    const making = get('honey', `"${HONEY}"`);
    cache.clear({ ids: [id], lists: [] });
    await making;
    expect(await cached('honey')).toEqual(expected);
  });

  it('fails for all who wait when the maker fails, and tries again for the next', async () => {
    const { cache, get } = openCache();
    const fails = () => cache.get('honey', () => Promise.reject(new Error('The database is away.')));
    const [first, second] = await Promise.allSettled([fails(), fails()]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
    expect(await get('honey')).toBe('honey');
  });

  it('returns nothing cached while notices of change may be missed', async () => {
    let isTrusted = true;
    const { get } = openCache({ isTrusted: () => isTrusted });
    await get('honey', 'old');
    isTrusted = false;
    expect(await get('honey', 'new')).toBe('new');
    isTrusted = true;
    expect(await get('honey', 'newer')).toBe('old');
  });

  it('deletes the least recently used responses when it is full', async () => {
    const { cached, get } = openCache();
    const keys = Array.from({ length: 10 }, (_, number) => `page ${number}`);
    for (const key of keys) await get(key);
    await get('page 0');
    await get('another page');
    expect(await cached(...keys)).toEqual(keys.filter((key) => key !== 'page 1'));
  });

  it('sends a response that is far larger than others, without deleting those', async () => {
    const { cached, get } = openCache();
    await get('honey');
    expect(await get('all', 'all', [], 900_000)).toBe('all');
    expect(await cached('honey', 'all')).toEqual(['honey']);
  });

  it('counts keys, so that many small responses take no more memory than a few large ones', async () => {
    const { cache, get } = openCache();
    for (let number = 0; number < 5000; number += 1) await get(`page ${number}`, '', [], 0);
    expect(cache.size).toBeLessThan(2041);
  });

  it('makes each response again when it has no memory', async () => {
    const { asked, get } = openCache({ maxBytes: 0 });
    await Promise.all([get('honey'), get('honey')]);
    expect(asked).toEqual(['honey', 'honey']);
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
