import { afterEach, describe, expect, it, vi } from 'vitest';
import { askLogin } from './account-door.ts';

vi.mock('../flows/account/account.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** The pages that are asked for. */
function openBrowser(onLine: boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { assign: (path: string) => asked.push(path) });
  return asked;
}

describe('whoever wants to log in where the login modal cannot be loaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes to the login page while there is a line', async () => {
    const asked = openBrowser(true);
    expect([await askLogin('/products/'), asked]).toEqual([true, ['/Associate/login']]);
  });

  it('stays on the page while there is none', async () => {
    const asked = openBrowser(false);
    expect([await askLogin('/products/'), asked]).toEqual([false, []]);
  });
});
