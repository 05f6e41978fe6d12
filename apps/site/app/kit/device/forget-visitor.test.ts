import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCheckout } from './checkout-storage.ts';
import { writeEncrypted } from './encrypted-storage.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { savePin } from './saved-pin.ts';
import { writeSearches } from './search-storage.ts';
import { noteSeen } from './seen-times.ts';
import { tabStorage } from './tab-storage.ts';

/** Stand in for the browser's databases: the one with the key and the searches, and the one of seen products. */
const { database, seen } = vi.hoisted(() => ({
  database: new Map<string, unknown>(),
  seen: new Map<string, unknown>(),
}));
vi.mock('idb-keyval', () => ({
  createStore: () => seen,
  get: async (name: string) => database.get(name),
  set: async (name: string, value: unknown, store = database) => void store.set(name, value),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void database.set(name, change(database.get(name))),
  del: async (name: string) => void database.delete(name),
  clear: async (store: Map<string, unknown>) => store.clear(),
}));

const local = new Map<string, string>();
const tab = new Map<string, string>();

const toStorage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});

beforeEach(async () => {
  vi.stubGlobal('localStorage', toStorage(local));
  vi.stubGlobal('sessionStorage', toStorage(tab));
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('dispatchEvent', () => true);
  await writeEncrypted({
    token: 'a',
    user: {},
    cartItems: [],
    cartCoupon: 'HONEY10',
    isAuthentication: true,
  });
  savePin('226001');
  writeCheckout({ userId: 'asha', gstin: '09AAACH7409R1ZZ' });
  tabStorage('lead', z.string()).save('Asha');
  await writeSearches(['honey']);
  await noteSeen('honey');
});
afterEach(() => {
  for (const stored of [local, tab, database, seen]) stored.clear();
  vi.unstubAllGlobals();
});

/** The keys of everything that is stored, except the key of the encryption, which is no one's. */
const storedKeys = () => [
  ...[local, tab, seen].flatMap((stored) => [...stored.keys()]),
  ...[...database.keys()].filter((key) => key !== 'local-storage-key'),
];

it('a logout leaves nothing on the device', async () => {
  expect(storedKeys()).toContain('pin-code');
  await forgetVisitor('left');
  expect(storedKeys()).toEqual([]);
});

it('a lost session leaves the coupon, and the checkout of its member', async () => {
  await forgetVisitor('lost');
  expect(storedKeys()).toEqual(['cartCoupon', 'checkout']);
});
