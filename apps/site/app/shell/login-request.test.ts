import { expect, it, vi } from 'vitest';
import { askLogin } from './load-account.ts';

const opened = vi.hoisted((): unknown[] => []);
vi.mock('./account/account.ts', () => ({
  default: () => null,
  authModal: { open: (...request: unknown[]) => void opened.push(request) },
}));

it('opens the login modal above the page, with the reason that the account code gives', async () => {
  expect(await askLogin('/manage/cart', { prepare: () => 'Log in to go on.' })).toBe(true);
  expect(await askLogin('/products/', { isNew: true })).toBe(true);
  expect(opened).toEqual([
    ['/manage/cart', { reason: 'Log in to go on.', isNew: false }],
    ['/products/', { reason: undefined, isNew: true }],
  ]);
});
