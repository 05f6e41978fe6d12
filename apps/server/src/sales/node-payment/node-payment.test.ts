import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';

const Listed = z.object({
  data: z.array(z.object({ period: z.string(), status: z.string() })),
  pagination: z.unknown(),
});

describe('the payments to an associate', () => {
  const app = useTestApp();
  let asha: TreeCaller;
  let admin: TreeCaller;
  const list = async (caller: TreeCaller, id: string, query = '') =>
    Listed.parse(await (await caller.get(`/api/nodePaymentHistory/${id}${query}`)).json());

  beforeAll(async () => {
    asha = await TreeCaller.logIn(app, 'asha');
    admin = await TreeCaller.logIn(app, 'admin');
    await app.sql('delete from node_payments');
    await app.sql(`insert into node_payments
        (id, associate_id, amount_paise, period, status, reference, paid_at, created_at)
      values
        (gen_random_uuid(), '${associateId('asha')}', 120050, '2026-07', 'PAID', 'NEFT1', '2026-08-05T09:30Z', now()),
        (gen_random_uuid(), '${associateId('asha')}', 99999, '2026-08', 'PAID', 'NEFT2', '2026-09-05T09:30Z', now()),
        (gen_random_uuid(), '${associateId('asha')}', 50000, '2026-09', 'FAILED', 'NEFT3', null, now()),
        (gen_random_uuid(), '${associateId('asha')}', 50000, '2026-09', 'DUE', null, null, now() + interval '1 s'),
        (gen_random_uuid(), '${associateId('geeta')}', 7700, '2026-09', 'DUE', null, null, now())`);
  });

  it('are listed, latest month first', async () => {
    const response = await asha.get(`/api/nodePaymentHistory/${userId('asha')}?limit=3`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const payment = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), paidAt: null };
    expect(await response.json()).toEqual({
      success: true,
      data: [
        { ...payment, amount: 500, period: '2026-09', status: 'DUE', reference: null },
        { ...payment, amount: 500, period: '2026-09', status: 'FAILED', reference: 'NEFT3' },
        {
          ...payment,
          amount: 999.99,
          period: '2026-08',
          status: 'PAID',
          reference: 'NEFT2',
          paidAt: '2026-09-05T09:30:00.000Z',
        },
      ],
      total: 4,
      pagination: { page: 1, limit: 3, total: 4, pages: 2 },
    });
  });

  it('are listed page by page, also by the id of the associate', async () => {
    expect(await list(asha, associateId('asha'), '?page=2&limit=3')).toEqual({
      data: [{ period: '2026-07', status: 'PAID' }],
      pagination: { page: 2, limit: 3, total: 4, pages: 2 },
    });
    expect((await asha.get(`/api/nodePaymentHistory/${userId('asha')}?page=0`)).status).toBe(400);
  });

  it('are summed up', async () => {
    const response = await asha.get(`/api/nodePaymentHistory/summary/${userId('asha')}`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        success: true,
        data: {
          paid: { count: 2, amount: 2200.49 },
          due: { count: 1, amount: 500 },
          failed: { count: 1, amount: 500 },
          lastPaidAt: '2026-09-05T09:30:00.000Z',
        },
      },
    ]);
  });

  it('are empty for an associate without payments', async () => {
    const ravi = await TreeCaller.logIn(app, 'ravi');
    expect(await list(ravi, userId('ravi'))).toEqual({
      data: [],
      pagination: { page: 1, limit: 100, total: 0, pages: 1 },
    });
    const none = { count: 0, amount: 0 };
    expect(await (await ravi.get(`/api/nodePaymentHistory/summary/${associateId('ravi')}`)).json()).toEqual({
      success: true,
      data: { paid: none, due: none, failed: none, lastPaidAt: null },
    });
  });

  it.each(['geeta', 'kamla', 'ravi'])('cannot be read by associates above or below: %s', async (username) => {
    for (const id of [associateId(username), userId(username)]) {
      for (const path of ['', 'summary/']) {
        const response = await asha.get(`/api/nodePaymentHistory/${path}${id}`);
        expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
        expect((await admin.get(`/api/nodePaymentHistory/${path}${id}`)).status).toBe(200);
      }
    }
  });

  it('are not found for an unknown id', async () => {
    for (const id of ['x', '%00', '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11', userId('staff')])
      expect((await admin.get(`/api/nodePaymentHistory/${id}`)).status).toBe(404);
  });

  it('need a payment date when they are paid, and an existing month', async () => {
    for (const [field, invalid] of [
      ['status', `'PAID'`],
      ['period', `'2026-13'`],
      ['amount_paise', '0'],
    ] as const)
      await expect(
        app.sql(`update node_payments set ${field} = ${invalid} where status = 'DUE'`),
      ).rejects.toHaveProperty('cause.code', '23514');
  });
});

describe('the sample payments', () => {
  const app = useTestApp();

  it('are eight months of asha: paid, failed and due', async () => {
    const asha = await TreeCaller.logIn(app, 'asha');
    const response = await asha.get(`/api/nodePaymentHistory/summary/${userId('asha')}`);
    expect(await response.json()).toMatchObject({
      data: {
        paid: { count: 6, amount: 11_175 },
        due: { count: 1, amount: 2690 },
        failed: { count: 1, amount: 1890 },
      },
    });
  });
});
