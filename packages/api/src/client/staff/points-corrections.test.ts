import { expect, it } from 'vitest';
import { createStaffClient } from './index.ts';

it('corrects points with a key, and decides on what waits', async () => {
  const requested: unknown[] = [];
  const { pointsCorrections } = createStaffClient({
    session: { token: async () => 'token', renew: async () => undefined },
    fetch: async (address, init) => {
      requested.push([init.method, address, new Headers(init.headers).get('Idempotency-Key'), init.body]);
      return Response.json({ success: false });
    },
  });
  const form = { member: 'ASHA2026', points: -40, kind: 'COUNTED_TWICE', note: 'Order 12' } as const;
  await pointsCorrections.create(form, 'one-and-the-same');
  await pointsCorrections.approve('c1');
  await pointsCorrections.close('c1');
  await pointsCorrections.list({ status: 'OPEN' });
  const path = '/api/admin/points-corrections';
  expect(requested).toEqual([
    ['POST', path, 'one-and-the-same', JSON.stringify(form)],
    ['POST', `${path}/c1/approve`, null, undefined],
    ['POST', `${path}/c1/close`, null, undefined],
    ['GET', `${path}?status=OPEN`, null, undefined],
  ]);
});
