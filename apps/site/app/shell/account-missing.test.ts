import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoAccount, askLogin } from './load-account.ts';

const opened = vi.hoisted((): string[] => []);
vi.mock('../flows/auth/account/account.ts', () => ({
  authModal: { open: (path: string) => void opened.push(path) },
}));

describe('a login request', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens the modal, or the login page when the page could not load the code that shows the modal', async () => {
    const requested: string[] = [];
    vi.stubGlobal('location', { assign: (path: string) => requested.push(path) });
    expect([await askLogin('/manage/cart'), opened, requested]).toEqual([true, ['/manage/cart'], []]);
    expect(NoAccount()).toBeNull();
    expect([await askLogin('/manage/cart'), opened, requested]).toEqual([
      true,
      ['/manage/cart'],
      ['/Associate/login'],
    ]);
  });
});
