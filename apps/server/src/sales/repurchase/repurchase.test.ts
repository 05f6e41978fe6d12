import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';

const NOTHING = { count: 0, amount: 0, points: 0 };

describe('GET /associates/{id}/repurchase-summary', () => {
  const app = useTestApp();
  let asha: TreeCaller;
  let admin: TreeCaller;
  const summary = async (caller: TreeCaller, id: string) => {
    const response = await caller.get(`/associates/${id}/repurchase-summary`);
    return response.json();
  };
  /** Creates an order of a sample member; amounts in paise. */
  const order = async (
    username: string,
    status: string,
    { subtotal = 10_000, discount = 0, points = 10 } = {},
  ) =>
    app.sql(`insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise,
        discount_paise, total_paise, points, payment_method, payment_status, idempotency_key, request_hash)
      values (gen_random_uuid(), '${userId(username)}', '${status}', now(), '{}', ${subtotal}, 4900, ${discount},
        ${subtotal + 4900 - discount}, ${points}, 'COD', 'DUE', gen_random_uuid(), '')`);

  beforeAll(async () => {
    asha = await TreeCaller.logIn(app, 'asha');
    admin = await TreeCaller.logIn(app, 'admin');
    await app.sql('delete from bv_entries');
    await app.sql('delete from order_events');
    await app.sql('delete from order_items');
    await app.sql('delete from orders');
  });

  it('is empty for an associate without orders', async () => {
    expect(await summary(asha, userId('asha'))).toEqual({
      success: true,
      data: {
        own: { placed: NOTHING, delivered: NOTHING },
        directs: { placed: NOTHING, delivered: NOTHING },
      },
    });
  });

  it('sums the orders of an associate, and of all directly below, by their status', async () => {
    for (const status of ['PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED'])
      await order('asha', status, { subtotal: 10_050, points: 7 });
    await order('asha', 'DELIVERED', { subtotal: 99_999, discount: 9_999, points: 100 });
    for (const status of ['CANCELLED', 'RETURNED']) await order('asha', status);
    await order('geeta', 'DELIVERED', { subtotal: 1, points: 0 });
    await order('imran', 'DELIVERED', { subtotal: 20_000, points: 5 });
    await order('imran', 'PLACED', { subtotal: 30_000, points: 6 });
    await order('suresh', 'CANCELLED');
    for (const elsewhere of ['rekha', 'kamla', 'ravi']) await order(elsewhere, 'DELIVERED');

    expect(await summary(asha, associateId('asha'))).toEqual({
      success: true,
      data: {
        own: {
          placed: { count: 5, amount: 502.5, points: 35 },
          delivered: { count: 1, amount: 900, points: 100 },
        },
        directs: {
          placed: { count: 1, amount: 300, points: 6 },
          delivered: { count: 2, amount: 200.01, points: 5 },
        },
      },
    });
  });

  it('is available to associates above, and to admins', async () => {
    expect(await summary(asha, associateId('imran'))).toMatchObject({
      data: { own: { placed: { amount: 300 } }, directs: { delivered: NOTHING } },
    });
    expect(await summary(admin, associateId('ravi'))).toMatchObject({
      data: { own: { delivered: { count: 1 } } },
    });
    for (const username of ['kamla', 'usha', 'ravi'])
      expect((await asha.get(`/associates/${userId(username)}/repurchase-summary`)).status).toBe(404);
    expect((await asha.get('/associates/x/repurchase-summary')).status).toBe(404);
  });
});
