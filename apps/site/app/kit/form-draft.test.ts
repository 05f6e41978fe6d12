import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.ts';
import { forgetTab } from './device/tab-storage.ts';

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

describe('the draft of a form in this tab', () => {
  it.each([
    ['as it was typed', { values: { name: ' Asha', mobile: '98' } }],
    ['with the key with which it was sent', { values: { name: 'Asha', mobile: '' }, key: KEY }],
  ])('is restored %s, until it is deleted', (_, begun) => {
    draft.save(begun);
    expect(draft.recall()).toEqual(begun);
    draft.forget();
    expect(draft.recall()).toBeUndefined();
  });

  it('is deleted when the form is empty again', () => {
    draft.save({ values: { name: 'Asha', mobile: '' } });
    draft.save({ values: { name: '', mobile: '' } });
    expect([...stored.keys()]).toEqual([]);
  });

  it('is deleted with all other entries when the user logs out', () => {
    draft.save({ values: { name: 'Asha', mobile: '' } });
    forgetTab();
    expect([...stored.keys()]).toEqual([]);
  });

  it.each(['{"values":{"name":"Asha"}}', '{"values":{"name":"Asha","mobile":9}}', '{"name":"Asha"}'])(
    'is undefined when %s is stored',
    (text) => {
      stored.set('lead', text);
      expect(draft.recall()).toBeUndefined();
    },
  );
});
