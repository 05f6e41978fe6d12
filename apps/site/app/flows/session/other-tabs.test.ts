import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEncrypted } from './encrypted-storage.ts';
import { tellLost, watchOtherTabs } from './other-tabs.ts';

/** A browser's storage, whose changes this tab hears of as if another one had made them. */
function storageOf(stored: Map<string, string>, tab: EventTarget) {
  const tell = (key: string | null, newValue: string | null, storageArea: unknown = stored) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }));
  return {
    tell,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      stored.set(key, text);
      tell(key, text);
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) tell(key, null);
    },
  };
}

describe('another tab', () => {
  const tab = new EventTarget();
  const stored = new Map<string, string>();
  const storage = storageOf(stored, tab);
  const heard: string[] = [];
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  watchOtherTabs({ onLost: () => heard.push('lost'), onChange: () => heard.push('changed') });
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage);
    for (const key of ['token', 'user', 'isAuthentication']) stored.set(key, 'sealed');
    heard.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('that found the session lost says so before it clears it, and leaves nothing of that', () => {
    tellLost();
    clearEncrypted();
    expect(heard).toEqual(['lost', 'changed']);
    expect([...stored.keys()]).toEqual([]);
  });

  it('that logs out tells only that something changed', () => {
    clearEncrypted();
    expect(heard).toEqual(['changed']);
  });

  it('that found it lost when it was cleared already tells nothing', () => {
    stored.clear();
    tellLost();
    clearEncrypted();
    expect(heard).toEqual([]);
  });

  it('is heard of the session alone, and of all of the storage; this tab does not hear itself', () => {
    storage.tell('cartItems', 'sealed');
    storage.tell('isAuthentication', null, null);
    expect(heard).toEqual([]);
    storage.tell('isAuthentication', 'sealed anew');
    storage.tell(null, null);
    expect(heard).toEqual(['changed', 'changed']);
  });
});
