import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.ts';
import { forgetTab } from './tab-memory.ts';

const draft = formDraft('lead', ['name', 'mobile']);
const KEY = '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0001';

/** The browser's session storage. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => vi.stubGlobal('sessionStorage', storage));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('a form that was begun in this tab', () => {
  it.each([
    ['as it was typed', { values: { name: ' Asha', mobile: '98' } }],
    ['with the key with which it was sent', { values: { name: 'Asha', mobile: '' }, key: KEY }],
  ])('is known %s, until it is forgotten', (_, begun) => {
    draft.keep(begun);
    expect(draft.recall()).toEqual(begun);
    draft.forget();
    expect(draft.recall()).toBeUndefined();
  });

  it('is nothing to remember once it is empty again', () => {
    draft.keep({ values: { name: 'Asha', mobile: '' } });
    draft.keep({ values: { name: '', mobile: '' } });
    expect([...stored.keys()]).toEqual([]);
  });

  it('is forgotten with all the rest when somebody logs out', () => {
    draft.keep({ values: { name: 'Asha', mobile: '' } });
    forgetTab();
    expect([...stored.keys()]).toEqual([]);
  });

  it.each(['{"values":{"name":"Asha"}}', '{"values":{"name":"Asha","mobile":9}}', '{"name":"Asha"}'])(
    'is nothing when %s is stored',
    (text) => {
      stored.set('lead', text);
      expect(draft.recall()).toBeUndefined();
    },
  );
});
