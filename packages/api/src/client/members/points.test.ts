import { describe, expect, it } from 'vitest';
import { createPointsClient } from '../points.ts';

const CREDIT = {
  id: '1',
  reason: 'Order PGM-000123 placed',
  createdAt: '2026-11-21T06:30:00.000Z',
  validity: null,
  type: 'CREDIT',
  orderPoint: 40,
};
const POINTS = {
  totalPoints: 40,
  pendingPoints: 40,
  confirmedPoints: 0,
  cancelledPoints: 0,
  transactions: { pending: [CREDIT], confirmed: [], cancelled: [] },
};

/** A client whose network responds with `body`, and its recorded requests. */
function clientWith(body: unknown, status = 200) {
  const requested: string[] = [];
  const client = createPointsClient({
    bases: { core: 'https://core.example.in' },
    fetch: async (address, { method }) => {
      requested.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { client, requested };
}

/** The client's result for the points of a member, and its recorded requests. */
async function read(body: unknown, status = 200) {
  const { client, requested } = clientWith(body, status);
  return { response: await client.get('me'), requested };
}

describe('the client of points', () => {
  it('requests the points of a member', async () => {
    expect(await read(POINTS)).toEqual({
      response: { ok: true, value: POINTS },
      requested: ['GET https://core.example.in/api/bvPoints/me'],
    });
  });

  it('reads a missing sum as 0 and a missing list as empty', async () => {
    const { response } = await read({ pendingPoints: 40, transactions: { pending: [CREDIT] } });
    expect(response).toEqual({ ok: true, value: { ...POINTS, totalPoints: 0 } });
    expect((await read({})).response).toEqual({
      ok: true,
      value: {
        totalPoints: 0,
        pendingPoints: 0,
        confirmedPoints: 0,
        cancelledPoints: 0,
        transactions: { pending: [], confirmed: [], cancelled: [] },
      },
    });
  });

  it("returns the server's message for a failure", async () => {
    const { response } = await read({ message: 'Not found' }, 404);
    expect(response).toEqual({ ok: false, failure: { code: 'notFound', message: 'Not found', status: 404 } });
  });

  it('requests a page of a group, and the ledger of an order', async () => {
    const page = {
      success: true,
      data: [CREDIT],
      total: 6,
      pagination: { page: 2, limit: 5, total: 6, pages: 2 },
    };
    const list = clientWith(page);
    const query = { group: 'pending', page: 2, limit: 5, search: 'pgm' } as const;
    expect(await list.client.transactions('me', query)).toEqual({ ok: true, value: page });
    expect(list.requested).toEqual([
      'GET https://core.example.in/api/bvTransactions/me?group=pending&page=2&limit=5&search=pgm',
    ]);

    const ledger = {
      orderId: 'o1',
      orderNumber: 'PGM-000123',
      products: [],
      hasMoreProducts: false,
      entries: [],
    };
    const { client, requested } = clientWith({ success: true, data: ledger });
    expect(await client.ledger('me', 'o1')).toEqual({ ok: true, value: ledger });
    expect(requested).toEqual(['GET https://core.example.in/api/bvTransactions/me/o1']);
  });

  it('requests the sums of orders, and the points of a team by month', async () => {
    const sums = { count: 1, amount: 99.5, points: 3 };
    const summary = { own: { placed: sums, delivered: sums }, directs: { placed: sums, delivered: sums } };
    const orders = clientWith({ success: true, data: summary });
    expect(await orders.client.repurchase.summary('me')).toEqual({ ok: true, value: summary });
    expect(orders.requested).toEqual(['GET https://core.example.in/associates/me/repurchase-summary']);

    const months = [{ month: '2026-11', own: 1, team: 2 }];
    const { client, requested } = clientWith({ success: true, data: months });
    expect(await client.repurchase.groupPoints('me')).toEqual({ ok: true, value: months });
    expect(requested).toEqual(['GET https://core.example.in/associates/me/group-points']);
  });
});
