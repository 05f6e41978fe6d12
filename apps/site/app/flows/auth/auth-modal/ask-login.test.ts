import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideAccount } from '#app/kit/account-code.ts';
import { askLogin } from './ask-login.ts';

it('a login request opens the login modal above the page, with its reason', async () => {
  const opened: unknown[] = [];
  provideAccount(async () => ({
    default: () => null,
    authModal: { open: (...request) => void opened.push(request) },
    addToCart: () => undefined,
    addFromCard: async () => undefined,
    SizeChoiceFlow: () => null,
    toggleWish: () => undefined,
  }));
  expect(await askLogin('/manage/cart', { prepare: () => 'Log in to go on.' })).toBe(true);
  expect(await askLogin('/products/', { isNew: true })).toBe(true);
  expect(opened).toEqual([
    ['/manage/cart', { reason: 'Log in to go on.', isNew: false }],
    ['/products/', { reason: undefined, isNew: true }],
  ]);
});

/** The pages that are requested by a browser in which the account code cannot be loaded. */
function openBrowser(onLine: boolean): string[] {
  const requested: string[] = [];
  provideAccount(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { assign: (path: string) => requested.push(path) });
  return requested;
}

describe('a login request when the login modal cannot be loaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens the login page when the browser is online', async () => {
    const requested = openBrowser(true);
    expect([await askLogin('/products/'), requested]).toEqual([true, ['/Associate/login']]);
  });

  it('stays on the page when the browser is offline', async () => {
    const requested = openBrowser(false);
    expect([await askLogin('/products/'), requested]).toEqual([false, []]);
  });
});
