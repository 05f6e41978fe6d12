import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetTab, isInTab, tabStorage } from './tab-storage.ts';

const tab = tabStorage('grievance', z.object({ name: z.string() }));

/** The browser's session storage. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
const closed = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => vi.stubGlobal('sessionStorage', storage));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('the session storage of a tab', () => {
  it('has a value until it is deleted', () => {
    expect(tab.recall()).toBeUndefined();
    tab.save({ name: 'Asha' });
    expect(tab.recall()).toEqual({ name: 'Asha' });
    expect([...stored.keys()]).toEqual(['grievance']);
    tab.forget();
    expect(tab.recall()).toBeUndefined();
  });

  it('knows which values it has, without their shape', () => {
    expect(isInTab('grievance')).toBe(false);
    stored.set('grievance', 'Asha');
    expect(isInTab('grievance')).toBe(true);
    vi.stubGlobal('sessionStorage', { getItem: closed });
    expect(isInTab('grievance')).toBe(false);
  });

  it('deletes all of its own entries together, and no others', () => {
    tab.save({ name: 'Asha' });
    tabStorage('code-out', z.string()).save('9000000001');
    stored.set('coupon', 'WELCOME10');
    forgetTab();
    expect([...stored.keys()]).toEqual(['coupon']);
  });

  it.each(['', 'Asha', '{"name":1}', 'null'])('has no value when %j is stored', (text) => {
    stored.set('grievance', text);
    expect(tab.recall()).toBeUndefined();
  });

  it('has no value when the browser allows no storage', () => {
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
    tab.save({ name: 'Asha' });
    tab.forget();
    forgetTab();
    expect(tab.recall()).toBeUndefined();
  });
});
