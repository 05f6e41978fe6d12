import { endpoints } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test/test-app.ts';

const FAILURE = {
  success: false,
  errors: [{ errorDescription: expect.any(String) }],
  message: expect.any(String),
};

describe('the app', () => {
  const app = useTestApp();

  it.each([
    ['GET', '/api/nowhere'],
    ['DELETE', '/api/products'],
    ['POST', '/nowhere'],
    ['GET', '/contacts/1'],
    ['GET', '/api/products/a/b/c'],
    ['GET', '/%E0%A4%A'],
  ])('responds to %s %s with 404 in the failure shape', async (method, path) => {
    const response = await app.call(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(FAILURE);
  });

  it('is healthy and ready', async () => {
    expect(await (await app.call('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await app.call('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('documents how lists are read page by page', async () => {
    const document = await (await app.call('/docs', { headers: { Accept: 'application/json' } })).json();
    expect(document).toMatchObject({
      paths: {
        '/api/brands': {
          get: {
            parameters: [
              {
                name: 'page',
                description:
                  'From 1. Without `page` and `limit`, the first 100 entries unless the summary says otherwise.',
              },
              { name: 'limit', description: 'Entries on a page, at most 100.' },
              { name: 'sort' },
              { name: 'search' },
              { name: 'language' },
            ],
            responses: { 200: { headers: { Link: { schema: { type: 'string' } } } } },
          },
        },
      },
    });
  });

  it('documents every endpoint of the contract, as JSON for programs and as a page for people', async () => {
    const document = await (await app.call('/docs', { headers: { Accept: 'application/json' } })).json();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    for (const { path, method, operation } of endpoints) {
      expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'operationId'], operation);
    }
    const page = await app.call('/docs', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('Content-Type')).toMatch('text/html');
    expect(await page.text()).toContain('/api/products/{id}');
  });

  it('compresses large responses, with brotli where the client accepts it', async () => {
    const packed = await app.call('/api/products', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
    expect(
      (await app.call('/healthz', { headers: { 'Accept-Encoding': 'br' } })).headers.get('Content-Encoding'),
    ).toBeNull();
  });

  it('serves an image only in the sizes and formats of the contract', async () => {
    const body: unknown = await (await app.call('/api/products?limit=1')).json();
    const address = /\/media\/products\/[a-z0-9-]+\//.exec(JSON.stringify(body))?.[0] ?? '';
    for (const [variant, type] of [
      ['160.avif', 'image/avif'],
      ['640.webp', 'image/webp'],
      ['social.jpg', 'image/jpeg'],
    ]) {
      const image = await app.call(address + variant);
      expect([image.status, image.headers.get('Content-Type')]).toEqual([200, type]);
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(500);
    }
    for (const path of [
      `${address}641.webp`,
      `${address}640.svg`,
      '/media/products/none/640.webp',
      '/media/..%2F/x/640.webp',
    ]) {
      expect((await app.call(path)).status).toBe(404);
    }
  });
});

describe('every response', () => {
  const app = useTestApp();
  const policyFor = async (path: string, accept = 'application/json') =>
    (await app.call(path, { headers: { Accept: accept } })).headers.get('Content-Security-Policy');

  it('asks browsers to use HTTPS for a year, on all hosts of the site', async () => {
    for (const path of ['/api/products', '/docs', '/nowhere'])
      expect((await app.call(path)).headers.get('Strict-Transport-Security')).toBe(
        'max-age=31536000; includeSubDomains',
      );
  });

  it('that is data or a plain page may load nothing and be framed by no page', async () => {
    const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    for (const path of ['/api/products', '/api/nowhere', '/orders', '/healthz', '/docs'])
      expect([path, await policyFor(path)]).toEqual([path, policy]);
    expect(await policyFor('/docs', 'text/html')).toBe(policy);
  });

  it('that is a file is framed by no page', async () => {
    const products = JSON.stringify(await (await app.call('/api/products?limit=1')).json());
    const [image = ''] = /\/media\/products\/[a-z0-9-]+\//.exec(products) ?? [];
    expect(await policyFor(`${image}160.webp`, 'image/*')).toBe("base-uri 'none'; frame-ancestors 'none'");
  });
});

describe('the request log', () => {
  const app = useTestApp({ LOG_LEVEL: 'info' });

  it('makes its own request id: an id from the caller is neither returned nor logged', async () => {
    const response = await app.call('/api/brands', { headers: { 'X-Request-Id': 'said-by-the-caller' } });
    const id = response.headers.get('X-Request-Id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.logLines.join('')).toContain(id);
    expect(app.logLines.join('')).not.toContain('said-by-the-caller');
  });
});
