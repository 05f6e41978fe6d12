import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoAccount, askLogin } from './account-door.ts';

const opened = vi.hoisted((): string[] => []);
vi.mock('../flows/account/account.ts', () => ({
  authModal: { open: (path: string) => void opened.push(path) },
}));

describe('whoever wants to log in', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gets the modal, or the login page where the page could not load what shows the modal', async () => {
    const asked: string[] = [];
    vi.stubGlobal('location', { assign: (path: string) => asked.push(path) });
    expect([await askLogin('/manage/cart'), opened, asked]).toEqual([true, ['/manage/cart'], []]);
    expect(NoAccount()).toBeNull();
    expect([await askLogin('/manage/cart'), opened, asked]).toEqual([
      true,
      ['/manage/cart'],
      ['/Associate/login'],
    ]);
  });
});
