import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

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

/** The client's result for a response, and its recorded requests. */
async function read(body: unknown, status = 200) {
  const requested: string[] = [];
  const { points } = createClient({
    bases: { core: 'https://core.example.in' },
    fetch: async (address, { method }) => {
      requested.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { response: await points.get('me'), requested };
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
});
