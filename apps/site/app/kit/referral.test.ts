import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { referralCode, saveReferral, saveReferralCode } from './referral.ts';

/** The browser's session storage. */
const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('saves the code of a link, and of the next link', () => {
  saveReferral('?sort=name&ref=ASHA2023');
  expect(referralCode()).toBe('ASHA2023');
  saveReferral('?ref=RAVI2023');
  expect(referralCode()).toBe('RAVI2023');
  saveReferral('?sort=name');
  expect(referralCode()).toBe('RAVI2023');
});

it('prefers a typed code to the link of the page, also after a reload', () => {
  saveReferral('?ref=ASHA2023');
  saveReferralCode('USHA2023');
  saveReferral('?ref=ASHA2023');
  expect(referralCode()).toBe('USHA2023');
  saveReferralCode('');
  saveReferral('?ref=ASHA2023');
  expect(referralCode()).toBeUndefined();
});
