import { describe, expect, it } from 'vitest';
import { createStaffClient } from './index.ts';

describe('the client of payouts', () => {
  const clientWith = (body: unknown) => {
    const requested: (readonly [method: string | undefined, address: string, body: unknown])[] = [];
    const client = createStaffClient({
      session: { token: async () => 'token', renew: async () => undefined },
      fetch: async (address, init) => {
        requested.push([init.method, address, init.body]);
        return Response.json(body);
      },
    });
    return { payouts: client.payouts, requested };
  };

  it('reads the payouts of a month by status', async () => {
    const { payouts, requested } = clientWith({ success: true, data: [], page: 2, limit: 20, total: 0 });
    expect(await payouts.list('2026-11', { page: 2, status: 'NONE' })).toMatchObject({ ok: true });
    expect(requested[0]?.slice(0, 2)).toEqual([
      'GET',
      '/api/admin/payout-periods/2026-11/payouts?page=2&status=NONE',
    ]);
  });

  it('says which status it has seen when it records a transfer', async () => {
    const { payouts, requested } = clientWith({ success: false });
    await payouts.setOutcome('p1', 'DUE', { status: 'FAILED', reference: '' });
    expect(requested).toEqual([
      [
        'PUT',
        '/api/admin/payouts/p1/outcome',
        JSON.stringify({ from: 'DUE', outcome: { status: 'FAILED', reference: '' } }),
      ],
    ]);
  });
});
