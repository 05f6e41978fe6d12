import { expect } from 'vitest';
import { Buyer, offer, toStock } from '../buyer.ts';
import { toHalfOrders } from '../order-checks.ts';
import { isLong } from './length.ts';
import { PatientBuyer, sumStatuses } from './patient-buyer.ts';
import type { ProcessPair } from './process-pair.ts';

const BUYERS = isLong ? 20 : 6;
const PIECES = 100_000;

/**
 * Lets members order a product again and again while `trouble` lasts. After that no acknowledged order is lost, none is
 * doubled, none is half, and the stock is exact. Returns how often each status came; 0 when the connection was lost.
 */
export async function orderDuring(
  pair: ProcessPair,
  product: string,
  trouble: () => Promise<void>,
): Promise<Record<string, number>> {
  await pair.sql('truncate orders, order_items, order_events, bv_entries cascade');
  await offer(pair, product, { pricePaise: 50_000, points: 7, quantity: PIECES });
  const buyers = (await Buyer.many(pair, BUYERS)).map((buyer) => new PatientBuyer(buyer));
  const over = new AbortController();
  const ordering = buyers.map(async (buyer) => {
    while (!over.signal.aborted) expect(await buyer.order([[product, 1]], 500)).toBe(201);
  });
  await trouble();
  over.abort();
  await Promise.all(ordering);

  const acknowledged = buyers.flatMap((buyer) => buyer.acknowledged);
  expect(await pair.sql(toHalfOrders('(select user_id from orders)'))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const [stored] = await pair.sql('select count(*)::int as orders from orders');
  expect({ stored, left: await toStock(pair, product) }).toEqual({
    stored: { orders: acknowledged.length },
    left: PIECES - acknowledged.length,
  });
  expect(pair.output).not.toContain('unexpectedly');
  return sumStatuses(buyers);
}
