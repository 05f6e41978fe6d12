import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Interest, noteInterest as endpoint } from '../contract/index.ts';
import { noteInterest } from './note-interest.ts';

const calls: [address: string, init: RequestInit | undefined][] = [];
const VIEW = { kind: 'view', productId: '018f0000-0000-7000-8000-000000000001' } as const;

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    calls.push([address, init]);
    return new Response('{}');
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('what a visitor does', () => {
  it('is sent as the contract says, without cookies, and also when the page is left', async () => {
    await noteInterest(VIEW, '');
    expect(calls).toEqual([
      [
        endpoint.path,
        {
          method: endpoint.method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(Interest.parse(VIEW)),
          credentials: 'omit',
          keepalive: true,
        },
      ],
    ]);
  });

  it('is sent to the service of the products', async () => {
    await noteInterest(VIEW, 'https://products.example.in');
    expect(calls.map(([address]) => address)).toEqual([`https://products.example.in${endpoint.path}`]);
    expect(endpoint.base).toBe('product');
  });

  it('is not counted when that fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(noteInterest(VIEW, '')).resolves.toBeUndefined();
  });
});
