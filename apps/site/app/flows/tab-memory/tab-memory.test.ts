import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetTab, tabMemory } from './tab-memory.ts';

const memory = tabMemory('complaint', z.object({ name: z.string() }));

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

describe('what a tab remembers', () => {
  it('is known until it is forgotten', () => {
    expect(memory.recall()).toBeUndefined();
    memory.keep({ name: 'Asha' });
    expect(memory.recall()).toEqual({ name: 'Asha' });
    expect([...stored.keys()]).toEqual(['complaint']);
    memory.forget();
    expect(memory.recall()).toBeUndefined();
  });

  it('is forgotten with all the rest of it, and with nothing else', () => {
    memory.keep({ name: 'Asha' });
    tabMemory('code-out', z.string()).keep('9000000001');
    stored.set('coupon', 'WELCOME10');
    forgetTab();
    expect([...stored.keys()]).toEqual(['coupon']);
  });

  it.each(['', 'Asha', '{"name":1}', 'null'])('is nothing when %j is stored', (text) => {
    stored.set('complaint', text);
    expect(memory.recall()).toBeUndefined();
  });

  it('is nothing where the browser allows no storage', () => {
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
    memory.keep({ name: 'Asha' });
    memory.forget();
    forgetTab();
    expect(memory.recall()).toBeUndefined();
  });
});
