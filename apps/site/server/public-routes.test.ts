import { describe, expect, it } from 'vitest';
import { canBePrivate, withoutPrivateRoutes } from './public-routes.ts';

const toUrl = (address: string) => new URL(address, 'https://shop.example.in');
const route = (id: string, parentId?: string, path?: string) => [
  id,
  { id, module: { default: () => null }, ...(parentId && { parentId }), ...(path && { path }) },
];

describe('the routes of pages that everybody can open', () => {
  it('are all but those of the staff area and of the member area', () => {
    const routes = Object.fromEntries([
      route('root'),
      route('home', 'root'),
      route('products', 'root', 'products/:type?'),
      route('staff', 'root', 'dashboard'),
      route('orders', 'staff', 'orders'),
      route('manage', 'root', 'manage'),
      route('members-only', 'manage'),
      route('profile', 'members-only', 'profile'),
      route('short-members-only', 'root'),
      route('short-profile', 'short-members-only', 'profile'),
    ]);
    expect(Object.keys(withoutPrivateRoutes(routes))).toEqual([
      'root',
      'home',
      'products',
      'short-members-only',
      'short-profile',
    ]);
  });

  it.each(['/', '/products/?search=manage', '/profile', '/about/manage', '/manager'])(
    'are enough for %s',
    (address) => expect(canBePrivate(toUrl(address))).toBe(false),
  );

  it.each([
    '/Dashboard',
    '/dashboard/orders/7',
    '/manage/cart',
    '/%64ashboard',
    '/__manifest',
    '/profile.data',
  ])('may not be enough for %s', (address) => expect(canBePrivate(toUrl(address))).toBe(true));
});
