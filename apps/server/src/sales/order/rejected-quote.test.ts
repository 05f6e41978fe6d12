import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toItems } from '../../../test/buyer.ts';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a request for a quote', () => {
  const app = useTestApp();

  it.each<[object, string]>([
    [{ items: [] }, 'There is nothing to order'],
    [{ items: toItems([['tea', 1]]) }, 'Product not found'],
    [{ items: toItems([[randomUUID(), 0]]) }, 'Quantity must be at least 1'],
    [{ items: toItems([[randomUUID(), 100]]) }, 'Quantity must be at most 99'],
    [{ items: toItems([[randomUUID(), 1.5]]) }, 'Quantity must be a whole number'],
    [
      { items: toItems(Array.from({ length: 101 }, () => [randomUUID(), 1] as const)) },
      'An order can have at most 100 products',
    ],
    [{}, 'There is nothing to order'],
  ])('is rejected: %j', async (body, sentence) => {
    const response = await app.post('/api/orders/quote', body);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });
});

describe('quotes from one address', () => {
  const app = useTestApp();

  it('are limited to 300 in 10 minutes', async () => {
    const body = { items: toItems([[randomUUID(), 1]]) };
    expect((await app.post('/api/orders/quote', body)).status).toBe(200);
    await app.countMore('quote', 298);
    expect((await app.post('/api/orders/quote', body)).status).toBe(200);
    const rejected = await app.post('/api/orders/quote', body);
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
    app.clock.now += 600_000;
    expect((await app.post('/api/orders/quote', body)).status).toBe(200);
  });
});
