import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEncrypted } from './encrypted-storage.ts';
import { reportLost, watchOtherTabs } from './other-tabs.ts';

/** A browser's storage that sends its changes to this tab as if another tab had made them. */
function toStorage(stored: Map<string, string>, tab: EventTarget) {
  const notify = (key: string | null, newValue: string | null, storageArea: unknown = stored) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }));
  return {
    notify,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      stored.set(key, text);
      notify(key, text);
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) notify(key, null);
    },
  };
}

describe('another tab', () => {
  const tab = new EventTarget();
  const stored = new Map<string, string>();
  const storage = toStorage(stored, tab);
  const received: string[] = [];
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  watchOtherTabs({ onLost: () => received.push('lost'), onChange: () => received.push('changed') });
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage);
    for (const key of ['token', 'user', 'isAuthentication']) stored.set(key, 'sealed');
    received.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reports a lost session before it clears it, and leaves no trace in the storage', () => {
    reportLost();
    clearEncrypted();
    expect(received).toEqual(['lost', 'changed']);
    expect([...stored.keys()]).toEqual([]);
  });

  it('reports only a change when it logs out', () => {
    clearEncrypted();
    expect(received).toEqual(['changed']);
  });

  it('reports nothing when it found the session lost and already cleared', () => {
    stored.clear();
    reportLost();
    clearEncrypted();
    expect(received).toEqual([]);
  });

  it('is noticed when it changes the session or the whole storage; this tab ignores its own changes', () => {
    storage.notify('cartItems', 'sealed');
    storage.notify('isAuthentication', null, null);
    expect(received).toEqual([]);
    storage.notify('isAuthentication', 'sealed again');
    storage.notify(null, null);
    expect(received).toEqual(['changed', 'changed']);
  });
});
