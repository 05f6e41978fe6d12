import { afterEach, expect, it, vi } from 'vitest';
import { downloadFetch } from './download-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

it('a download reports how many bytes have arrived, and gives the response of the server', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  vi.stubGlobal(
    'fetch',
    async () => new Response(readable, { status: 201, headers: { 'X-Request-Id': '7' } }),
  );
  const reported: number[] = [];
  const response = downloadFetch((bytes) => reported.push(bytes))('/privacy/export', { method: 'GET' });
  const writer = writable.getWriter();
  for (const part of ['{"a":', '1}']) await writer.write(new TextEncoder().encode(part));
  await writer.close();
  const { status, headers } = await response;
  expect([status, headers.get('X-Request-Id'), await (await response).json()]).toEqual([201, '7', { a: 1 }]);
  expect(reported).toEqual([5, 7]);
});

it('a response without a body reports nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const reported: number[] = [];
  expect((await downloadFetch((bytes) => reported.push(bytes))('/x', {})).status).toBe(204);
  expect(reported).toEqual([]);
});
