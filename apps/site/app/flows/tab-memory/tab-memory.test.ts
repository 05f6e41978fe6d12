import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { tabMemory } from './tab-memory.ts';

const memory = tabMemory('name', z.object({ name: z.string() }));

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
    expect([...stored.keys()]).toEqual(['name']);
    memory.forget();
    expect(memory.recall()).toBeUndefined();
  });

  it.each(['', 'Asha', '{"name":1}', 'null'])('is nothing when %j is stored', (text) => {
    stored.set('name', text);
    expect(memory.recall()).toBeUndefined();
  });

  it('is nothing where the browser allows no storage', () => {
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
    memory.keep({ name: 'Asha' });
    memory.forget();
    expect(memory.recall()).toBeUndefined();
  });
});
