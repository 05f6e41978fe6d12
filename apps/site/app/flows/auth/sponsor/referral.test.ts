import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { referralCode, saveReferral, saveReferralCode } from './referral.ts';

/** Stands in for the browser's database, which holds the key. */
const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (name: string) => database.get(name),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void database.set(name, change(database.get(name))),
}));

const DAY = 86_400_000;

const toStorage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});

/** The browser's local storage, and the session storage of this tab. */
const local = new Map<string, string>();
const tab = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T06:30:00Z') });
  vi.stubGlobal('localStorage', toStorage(local));
  vi.stubGlobal('sessionStorage', toStorage(tab));
});
afterEach(() => {
  for (const stored of [local, tab]) stored.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves the code of a link, and of the next link', async () => {
  await saveReferral('?sort=name&ref=ASHA2023');
  expect(await referralCode()).toBe('ASHA2023');
  await saveReferral('?ref=RAVI2023');
  expect(await referralCode()).toBe('RAVI2023');
  await saveReferral('?sort=name');
  expect(await referralCode()).toBe('RAVI2023');
});

it('prefers a typed code to the link of the page, also after a reload', async () => {
  await saveReferral('?ref=ASHA2023');
  await saveReferralCode('USHA2023');
  await saveReferral('?ref=ASHA2023');
  expect(await referralCode()).toBe('USHA2023');
  await saveReferralCode('');
  await saveReferral('?ref=ASHA2023');
  expect(await referralCode()).toBeUndefined();
});

it('knows the code in another tab, for 30 days', async () => {
  await saveReferral('?ref=ASHA2023');
  tab.clear();
  vi.setSystemTime(Date.now() + 30 * DAY - 1);
  expect(await referralCode()).toBe('ASHA2023');
  vi.setSystemTime(Date.now() + 1);
  expect(await referralCode()).toBeUndefined();
  await saveReferral('?ref=RAVI2023');
  expect(await referralCode()).toBe('RAVI2023');
});

it('has the last of several codes that are typed at once', async () => {
  const saved = ['U', 'US', 'USHA2023'].map(saveReferralCode);
  expect(await referralCode()).toBe('USHA2023');
  await Promise.all(saved);
});

it('stores the code unreadably, and reads none that was not written here', async () => {
  await saveReferral('?ref=ASHA2023');
  expect([...local.keys()]).toEqual(['referral']);
  expect(atob(local.get('referral') ?? '')).not.toContain('ASHA2023');
  local.set('referral', '{"code":"ASHA2023","savedAt":1}');
  expect(await referralCode()).toBeUndefined();
});
