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
  ['/manage/team', 'Log in to see your team'],
  ['/manage/requests', 'Log in to see your requests'],
  ['/manage/payments/bank-details', 'Log in to see your payments'],
  ['/manage/welcome', 'Log in to see your first steps'],
  ['/manage/staff-invitation?token=a', 'Log in to see your invitation'],
  ['/manage/notifications/settings', 'Log in to see your notifications'],
  ['/manage/agreement', 'Log in to see your agreement'],
  ['/manage/identity-card', 'Log in to see your identity card'],
  ['/manage/privacy', 'Log in to see your privacy settings'],
  ['/manage/security', 'Log in to see your security settings'],
  ['/checkout', 'Log in to place your order'],
  ['/dashboard/leads', 'Log in to open the staff area'],
])('a login for %s says: %s', (path, reason) => {
  expect(loginReason(path)).toBe(reason);
});

it.each([undefined, '/', '/products/orders', '/ordersheet'])('a login for %s gives no reason', (path) => {
  expect(loginReason(path)).toBeUndefined();
});
