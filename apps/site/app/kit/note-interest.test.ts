import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteInterest } from './note-interest.ts';
import { noteSource } from './note-source.ts';

const calls: [address: string, init: RequestInit | undefined][] = [];

class Entry {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

/** A page that was opened in a way, from an address. */
function openPage({ type = 'navigate', referrer = '', services = {}, onLine = true }) {
  vi.stubGlobal('navigator', { onLine });
  const dataset = Object.keys(services).length > 0 ? { services: JSON.stringify(services) } : {};
  vi.stubGlobal('document', { referrer, documentElement: { dataset } });
  vi.stubGlobal('PerformanceNavigationTiming', Entry);
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [new Entry(type)] });
}

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
  it('is sent to the service of the products', async () => {
    openPage({ services: { product: 'https://products.example.in' } });
    await noteInterest(VIEW);
    expect(calls.map(([address]) => address)).toEqual(['https://products.example.in/api/interest']);
  });

  it('is sent to the site where that has all services', async () => {
    openPage({});
    await noteInterest(VIEW);
    expect(calls.map(([address]) => address)).toEqual(['/api/interest']);
  });

  it('is not sent by a device without a network', async () => {
    openPage({ onLine: false });
    await noteInterest(VIEW);
    expect(calls).toEqual([]);
  });
});

describe('where a visit comes from', () => {
  const sent = () => calls.map(([, init]) => init?.body);

  it('is counted by the name of the site alone', async () => {
    openPage({ referrer: 'https://www.google.com/search?q=honey' });
    await noteSource();
    expect(sent()).toEqual(['{"kind":"source","host":"www.google.com"}']);
  });

  it.each([
    ['a reload', { type: 'reload', referrer: 'https://www.google.com/' }],
    ['a way back', { type: 'back_forward', referrer: 'https://www.google.com/' }],
    ['an app without a name', { referrer: 'about:client' }],
  ])('is not counted for %s', async (_, page) => {
    openPage(page);
    await noteSource();
    expect(sent()).toEqual([]);
  });
});
