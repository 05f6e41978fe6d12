import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SECRET, Buyer, counted, openShop, toStock } from '../../../test/buyer.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('unpaid orders that are placed at once', () => {
  const app = useTestApp({ AUTH_SECRET, UNPAID_PIECES_PER_ADDRESS: '40' });
  let tea = '';

  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 1, quantity: 1000 });
  });

  const payNow = (buyer: Buyer, quantity: number) =>
    buyer.order([[tea, quantity]], {
      method: 'UPI',
      total: quantity < 5 ? quantity * 100 + 49 : quantity * 100,
    });

  it.each([
    ['2', 'nothing', () => Buyer.unproven(app, 1)],
    ['5', 'a contact', () => Buyer.many(app, 1)],
  ])('are at most %s of an account that has proven %s', async (most, _, open) => {
    const [buyer] = await open();
    const responses = await Promise.all(
      Array.from({ length: 12 }, async () => buyer && (await payNow(buyer, 1))),
    );
    const { 201: placed, ...others } = await counted(responses.filter((response) => response !== undefined));
    expect(placed).toBe(Number(most));
    expect(Object.keys(others).map((reported) => reported.slice(0, 36))).toEqual([
      '409 You have too many unpaid orders.',
    ]);
    expect(await toStock(app, tea)).toBe(1000 - Number(most));
  });

  it('have at most 10 pieces of an account that has proven nothing', async () => {
    const [buyer] = await Buyer.unproven(app, 1);
    const responses = await Promise.all(
      Array.from({ length: 6 }, async () => buyer && (await payNow(buyer, 6))),
    );
    expect((await counted(responses.filter((response) => response !== undefined)))['201']).toBe(1);
    expect(await toStock(app, tea)).toBe(994);
  });

  it('have at most 40 pieces from one network address in all, of all members together', async () => {
    const buyers = await Buyer.many(app, 20);
    const responses = await Promise.all(buyers.map((buyer) => payNow(buyer, 5)));
    expect(await counted(responses)).toEqual({
      201: 8,
      '429 Too many items from your network are waiting for payment. Pay for your unpaid orders, or try again in 30 minutes.': 12,
    });
    expect(await toStock(app, tea)).toBe(960);
  });

  it('hold nothing more once they are cancelled at once', async () => {
    const buyers = await Buyer.many(app, 8);
    for (let round = 0; round < 3; round += 1) {
      const responses = await Promise.all(buyers.map((buyer) => payNow(buyer, 5)));
      expect(await counted(responses)).toEqual({ 201: 8 });
      const orders = await Promise.all(buyers.map(async (buyer) => (await buyer.orders())[0]?.id ?? ''));
      const cancelled = await Promise.all(buyers.map((buyer, at) => buyer.cancel(orders[at] ?? '')));
      expect(await counted(cancelled)).toEqual({ 200: 8 });
    }
    expect(await toStock(app, tea)).toBe(1000);
  });
});
