import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

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

/** What a client makes of an answer, and what it asked. */
async function read(body: unknown, status = 200) {
  const asked: string[] = [];
  const { points } = createClient({
    bases: { core: 'https://core.example.in' },
    fetch: async (address, { method }) => {
      asked.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { answer: await points.get('me'), asked };
}

describe('the client of points', () => {
  it('asks for those of a member', async () => {
    expect(await read(POINTS)).toEqual({
      answer: { ok: true, value: POINTS },
      asked: ['GET https://core.example.in/api/bvPoints/me'],
    });
  });

  it('reads a missing figure as 0 and a missing list as empty', async () => {
    const { answer } = await read({ pendingPoints: 40, transactions: { pending: [CREDIT] } });
    expect(answer).toEqual({ ok: true, value: { ...POINTS, totalPoints: 0 } });
    expect((await read({})).answer).toEqual({
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

  it('answers with what the server says of a failure', async () => {
    const { answer } = await read({ message: 'Not found' }, 404);
    expect(answer).toEqual({ ok: false, failure: { code: 'notFound', message: 'Not found', status: 404 } });
  });
});
