import { expect, it } from 'vitest';
import { loginReason } from './login-reason.ts';

it.each([
  ['/orders', 'Log in to see your orders'],
  ['/manage/orders/7?pay=1', 'Log in to see your orders'],
  ['/Manage/Wishlist', 'Log in to see your wishlist'],
  ['/address', 'Log in to see your addresses'],
  ['/manage/addresses', 'Log in to see your addresses'],
  ['/profile', 'Log in to see your profile'],
  ['/manage/business-values?tab=confirmed', 'Log in to see your points'],
  ['/checkout', 'Log in to place your order'],
  ['/dashboard/leads', 'Log in to open the staff area'],
])('a login for %s says: %s', (path, reason) => {
  expect(loginReason(path)).toBe(reason);
});

it.each([undefined, '/', '/products/orders', '/ordersheet'])('a login for %s gives no reason', (path) => {
  expect(loginReason(path)).toBeUndefined();
});
