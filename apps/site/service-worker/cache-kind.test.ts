import { endpoints } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { toCacheKind } from './cache-kind.ts';

const ORIGIN = 'https://shop.example.in';
const ID = '0f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const ask = (path: string, init?: RequestInit) => toCacheKind(new Request(ORIGIN + path, init), ORIGIN);

/** The calls of the contract whose responses are cached. */
const CATALOGUE = [
  'GET /api/brands',
  'GET /api/categories',
  'GET /api/products',
  'GET /api/products/category/{categoryId}',
  'GET /api/products/{id}',
  'GET /api/stores/',
];

const calls = endpoints.map(({ method, path, policy }) => ({
  call: `${method} ${path}`,
  method,
  policy,
  path: path.replaceAll(/\{\w+\}/g, ID),
}));

describe('the calls of the contract', () => {
  it('allow cached copies only for the catalogue', () => {
    const cached = calls.filter(({ method, path }) => ask(path, { method }) !== undefined);
    expect(cached.map(({ call }) => call).toSorted()).toEqual(CATALOGUE);
    expect(new Set(cached.map(({ policy }) => policy))).toEqual(new Set(['public']));
  });

  it.each(calls)('allow no cached copy of $call when it is signed', ({ method, path }) => {
    const headers = { Authorization: 'Bearer abc' };
    expect(ask(path, { method, headers })).toBeUndefined();
    expect(ask(`${path}?page=1&limit=20`, { method, headers })).toBeUndefined();
  });
});

describe('cached are', () => {
  it.each([
    ['page', '/'],
    ['page', '/products'],
    ['page', '/Products/Personal-Care?page=2&sort=name'],
    ['page', `/product-details-page/${ID}`],
    ['page', '/about/ourcompany'],
    ['page', '/Shop/blog/a-day-in-the-garden'],
    ['page', '/terms%26condiction'],
    ['page', '/privecypolicy?lang=hi'],
    ['page', '/products?ref=ASHA2023'],
    ['page', '/products/skin-care?lang=hi&ref=ASHA2023'],
    ['words', '/business/whypgm.data'],
    ['words', '/_root.data?_routes=routes%2Fhome'],
    ['words', '/Shop/blog/_.data'],
    ['routes', '/__manifest?paths=%2Fproducts&version=1a2b3c4d'],
    ['catalogue', '/api/products?page=1&limit=20&sort=featured'],
    ['asset', '/assets/page-BxR7y2aa.js'],
    ['image', '/media/products/tulsi-drops-front/320.avif'],
    ['image', '/pictures/company/garden.svg'],
    ['image', '/favicon.svg'],
  ])('%s: %s', (kind, path) => {
    expect(ask(path)).toBe(kind);
  });
});

describe('never cached are', () => {
  it.each([
    '/verify/K7QM-2RTX-9BCD-4FGH',
    '/verify/K7QM-2RTX-9BCD-4FGH.data',
    '/manage/orders',
    '/manage',
    '/Manage/profile',
    '/manage/orders.data',
    '/profile',
    '/orders',
    '/wishlist',
    '/address',
    '/dashboard/anything',
    '/checkout',
    '/checkout/review',
    '/coupons',
    '/Associate/login',
    '/Associate/reset-password?token=secret',
    '/Associate/undo-contact-change?token=secret',
    '/Inspiring%20World/registrationfrom',
    `/media/photos/${'a'.repeat(40)}/640.webp`,
    '/invoices/abc.pdf',
    '/dev/outbox',
    '/docs',
    '/healthz',
    '/service-worker.js',
    '/offline',
    '/grievance',
    '/products/../manage/orders',
    '/products%2F..%2Fmanage',
    '/Associate/signup?ref=ASHA2023',
    '/business/whypgm.data?ref=ASHA2023',
    '/?utm_source=letter',
  ])('%s', (path) => {
    expect(ask(path)).toBeUndefined();
  });

  it('requests to another origin', () => {
    expect(toCacheKind(new Request('https://elsewhere.example/api/products'), ORIGIN)).toBeUndefined();
  });

  it('requests that change something', () => {
    expect(ask('/products', { method: 'POST' })).toBeUndefined();
    expect(ask('/products', { method: 'HEAD' })).toBeUndefined();
  });
});
