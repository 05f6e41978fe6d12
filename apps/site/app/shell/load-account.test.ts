import { afterEach, describe, expect, it, vi } from 'vitest';
import { askLogin } from './load-account.ts';

vi.mock('./account/account.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** The pages that are requested. */
function openBrowser(onLine: boolean): string[] {
  const requested: string[] = [];
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
