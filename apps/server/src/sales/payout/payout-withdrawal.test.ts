import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { PayoutStaff, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller } from '../../../test/tree.ts';

describe('POST /api/admin/payouts/{id}/withdraw', () => {
  const app = useTestApp();
  let staff: PayoutStaff;
  let csv: CsvImporter;
  let asha = '';

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    staff = await PayoutStaff.logIn(app, 'staff');
    csv = await CsvImporter.logIn(app);
    await openPeriod(app, '2026-11');
    await (await PayoutStaff.logIn(app)).close('2026-11');
    asha = (await staff.payout('2026-11', 'asha')).id;
  });
  beforeEach(async () => {
    await app.sql('update payout_figures set payment_id = null');
    await app.sql('delete from node_payments');
    await csv.import('payouts', `ID,Gross amount,TDS\n${asha},1000,100`);
  });

  it('removes an amount that is due, with an entry in the audit; another one can be imported', async () => {
    const response = await staff.withdraw(asha, 900);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { data: { id: asha, gross: null, tds: null, net: null, status: null } },
    ]);
    const member = await TreeCaller.logIn(app, 'asha');
    expect(await (await member.get('/api/payouts')).json()).toMatchObject({ data: [], total: 0 });
    const { data } = await (await PayoutStaff.logIn(app)).audit(`payout/${asha}`);
    expect(data[0]).toMatchObject({
      action: 'delete',
      before: { gross: 1000, tds: 100, status: 'DUE' },
      after: null,
    });
    await csv.import('payouts', `ID,Gross amount,TDS\n${asha},500,0`);
    expect(await staff.payout('2026-11', 'asha')).toMatchObject({ net: 500, status: 'DUE' });
  });

  it.each([
    ['paid', { status: 'PAID', reference: 'NEFT7', paidOn: '2026-12-02' }, 'PAID'],
    ['failed', { status: 'FAILED', reference: 'NEFT7' }, 'FAILED'],
  ])('leaves a payout that is %s', async (_, outcome, status) => {
    await staff.readOutcome(asha, 'DUE', outcome);
    const response = await staff.withdraw(asha, 900);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        message: 'This payout has changed. It is shown as it is now.',
        current: { id: asha, status, net: 900 },
      },
    ]);
    expect(await staff.payout('2026-11', 'asha')).toMatchObject({ status, net: 900 });
  });

  it('leaves an amount that the caller has not seen, and a payout without one', async () => {
    expect((await staff.withdraw(asha, 899.5)).status).toBe(409);
    expect((await staff.withdraw(asha, 900)).status).toBe(200);
    expect((await staff.withdraw(asha, 900)).status).toBe(409);
  });

  it('removes it once for two who press at once, or the transfer is recorded', async () => {
    const [withdrawn, recorded] = await Promise.all([
      staff.withdraw(asha, 900),
      staff.setOutcome(asha, 'DUE', { status: 'PAID', reference: 'NEFT8', paidOn: '2026-12-02' }),
    ]);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([withdrawn.status, recorded.status]);
  });

  it.each(['x', '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11'])('does not find %s', async (id) => {
    expect((await staff.withdraw(id, 900)).status).toBe(404);
  });
});
