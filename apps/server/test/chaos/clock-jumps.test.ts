import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer } from '../buyer.ts';
import { logIn, refresh } from '../identity.ts';
import { stockCopies } from '../shopper.ts';
import { useTestApp } from '../test-app.ts';

const HOUR_MS = 3_600_000;

describe('a clock that jumps', () => {
  const app = useTestApp();
  const start = app.clock.now;
  let [tea = '']: string[] = [];
  beforeAll(async () => {
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 100 });
  });
  beforeEach(() => {
    app.clock.now = start;
  });

  it.each([
    ['back by an hour', -HOUR_MS],
    ['back by 400 days', -400 * 24 * HOUR_MS],
    ['ahead by an hour', HOUR_MS],
    ['ahead by 400 days', 400 * 24 * HOUR_MS],
  ])('%s makes no call fail with 5xx, and a new login works', async (_, ms) => {
    const { refreshToken } = await logIn(app, 'ravi');
    const buyer = await Buyer.logIn(app, 'ravi');
    app.clock.now += ms;
    const responses = [
      await buyer.order([[tea, 1]], { total: 500 }),
      await buyer.get('/api/orders'),
      await refresh(app, refreshToken),
      await app.call('/api/products?page=1'),
    ];
    await app.runJobs();
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const again = await Buyer.logIn(app, 'ravi');
    expect((await again.order([[tea, 1]], { total: 500 })).status).toBe(201);
  });
});
