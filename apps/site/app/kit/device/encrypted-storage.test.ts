import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Stands in for the browser's database, which holds the key. */
const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (name: string) => database.get(name),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void database.set(name, change(database.get(name))),
}));

const SESSION = { token: 'a.b.c', refreshToken: 'refresh-1', user: { id: 'u1', roles: ['MEMBER'] } };

describe('the encrypted storage', () => {
  const stored = new Map<string, string>();
  const open = () => import('./encrypted-storage.ts');
  const text = (name: string) => stored.get(name) ?? '';

  beforeEach(async () => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    });
    await (await open()).writeEncrypted({ ...SESSION, isAuthentication: true });
  });

  it('reads back what was written, under the keys that were given, and nothing where nothing was written', async () => {
    const { readEncrypted } = await open();
    expect([...stored.keys()].toSorted()).toEqual(['isAuthentication', 'refreshToken', 'token', 'user']);
    expect(await readEncrypted('token')).toBe('a.b.c');
    expect(await readEncrypted('user')).toEqual(SESSION.user);
    expect(await readEncrypted('cartItems')).toBeUndefined();
  });

  it('holds no value in the clear, and the key can be exported by no script', async () => {
    for (const value of stored.values()) {
      expect(() => JSON.parse(value)).toThrow('JSON');
      expect(atob(value)).not.toContain('a.b.c');
      expect(() => JSON.parse(atob(value))).toThrow('JSON');
    }
    const [key] = database.values();
    expect(key).toMatchObject({ extractable: false, usages: ['encrypt', 'decrypt'] });
  });

  it('seals the same value differently each time', async () => {
    const before = text('token');
    await (await open()).writeEncrypted({ token: 'a.b.c' });
    expect(text('token')).not.toBe(before);
  });

  it.each([
    ['is another text', () => btoa('something else altogether')],
    ['was sealed under another key', () => text('user')],
    ['is in the clear', () => '{"roles":["ADMIN"]}'],
    ['is empty', () => ''],
  ])('rejects a value that %s', async (_, tampered) => {
    stored.set('token', tampered());
    const { readEncrypted } = await open();
    await expect(readEncrypted('token')).rejects.toThrow(Error);
  });

  it('stores and deletes in the order of the calls, and a call that fails does not stop the next one', async () => {
    const { readEncrypted, storeEncrypted } = await open();
    const set = vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
      throw new Error('The quota has been exceeded.');
    });
    const first = storeEncrypted('cartItems', 'first');
    const second = storeEncrypted('cartItems', 'second');
    await expect(first).rejects.toThrow('quota');
    expect(await readEncrypted('cartItems')).toBe('second');
    await second;
    void storeEncrypted('cartItems', 'third');
    await storeEncrypted('cartItems', undefined);
    expect(set).toHaveBeenCalledTimes(3);
    expect(stored.has('cartItems')).toBe(false);
  });

  it('is empty after it was cleared', async () => {
    (await open()).clearEncrypted();
    expect(stored.size).toBe(0);
  });
});
