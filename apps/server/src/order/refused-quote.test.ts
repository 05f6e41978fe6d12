import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../test/buyer.ts';
import { failureOf } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('a question for a quote', () => {
  const app = useTestApp();

  it.each<[object, string]>([
    [{ items: [] }, 'There is nothing to order'],
    [{ items: itemsOf([['tea', 1]]) }, 'Product not found'],
    [{ items: itemsOf([[randomUUID(), 0]]) }, 'Quantity must be at least 1'],
    [{ items: itemsOf([[randomUUID(), 100]]) }, 'Quantity must be at most 99'],
    [{ items: itemsOf([[randomUUID(), 1.5]]) }, 'Quantity must be a whole number'],
    [
      { items: itemsOf(Array.from({ length: 101 }, () => [randomUUID(), 1] as const)) },
      'An order holds at most 100 products',
    ],
    [{}, 'items is not valid.'],
  ])('is refused: %j', async (body, sentence) => {
    const response = await app.post('/api/orders/quote', body);
    expect([response.status, await response.json()]).toEqual([400, failureOf(sentence)]);
  });
});

describe('quotes from one address', () => {
  const app = useTestApp();

  it('are 300 in 10 minutes', async () => {
    const body = { items: itemsOf([[randomUUID(), 1]]) };
    for (let n = 0; n < 300; n += 1) expect((await app.post('/api/orders/quote', body)).status).toBe(200);
    const refused = await app.post('/api/orders/quote', body);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    app.clock.now += 600_000;
    expect((await app.post('/api/orders/quote', body)).status).toBe(200);
  });
});
