import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

const SHOP = 'https://shop.example.in';

/** The headers by which a browser decides whether a page of `origin` may read a response. */
const permission = ({ headers }: Response) => ({
  origin: headers.get('Access-Control-Allow-Origin'),
  methods: headers.get('Access-Control-Allow-Methods'),
  headers: headers.get('Access-Control-Allow-Headers'),
  exposed: headers.get('Access-Control-Expose-Headers'),
  credentials: headers.get('Access-Control-Allow-Credentials'),
});

const NONE = { origin: null, methods: null, headers: null, exposed: null, credentials: null };

const ask = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' };

describe('a server that another site may call', () => {
  const app = useTestApp({ API_CALLERS: SHOP });

  it('lets its pages read responses and failures, without cookies', async () => {
    for (const path of ['/api/categories', '/api/products/none']) {
      const response = await app.call(path, { headers: { Origin: SHOP } });
      expect(permission(response)).toEqual({ ...NONE, origin: SHOP, exposed: 'Link,Retry-After' });
      expect(response.headers.get('Vary')).toContain('Origin');
    }
  });

  it('says to a browser that asks first what its pages may send', async () => {
    const response = await app.call('/api/cart', { method: 'OPTIONS', headers: { Origin: SHOP, ...ask } });
    expect([response.status, permission(response)]).toEqual([
      204,
      {
        ...NONE,
        origin: SHOP,
        methods: 'GET,HEAD,POST,PUT,PATCH,DELETE',
        headers: 'Authorization,Content-Type,Idempotency-Key',
        exposed: 'Link,Retry-After',
      },
    ]);
  });

  it('lets pages of no further site read anything', async () => {
    const response = await app.call('/api/categories', { headers: { Origin: 'https://evil.example' } });
    expect(permission(response)).toMatchObject({ origin: null });
  });
});

describe('a server without such a setting', () => {
  const app = useTestApp();

  it('lets no other site read anything', async () => {
    const response = await app.call('/api/categories', { headers: { Origin: SHOP } });
    expect(permission(response)).toEqual(NONE);
    expect(
      await app.call('/api/cart', { method: 'OPTIONS', headers: { Origin: SHOP, ...ask } }),
    ).toMatchObject({ status: 404 });
  });
});
