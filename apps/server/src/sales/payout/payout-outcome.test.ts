import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { toFailure } from '../../../test/identity.ts';
import { PayoutStaff, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PAID = { status: 'PAID', reference: 'NEFT7', paidOn: '2026-12-02' };

describe('PUT /api/admin/payouts/{id}/outcome', () => {
  const app = useTestApp();
  let staff: PayoutStaff;
  let csv: CsvImporter;
  let asha = '';
  let geeta = '';

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    staff = await PayoutStaff.logIn(app, 'staff');
    csv = await CsvImporter.logIn(app);
    await openPeriod(app, '2026-11');
    await (await PayoutStaff.logIn(app)).close('2026-11');
    asha = (await staff.payout('2026-11', 'asha')).id;
    geeta = (await staff.payout('2026-11', 'geeta')).id;
  });
  beforeEach(async () => {
    await app.sql('update payout_figures set payment_id = null');
    await app.sql('delete from node_payments');
    await csv.import('payouts', `ID,Gross amount,TDS\n${asha},1000,100\n${geeta},500,0`);
  });

  it('records that a payout is paid, with the reference and the day', async () => {
    expect(await staff.readOutcome(asha, 'DUE', PAID)).toMatchObject({
      id: asha,
      net: 900,
      status: 'PAID',
      reference: 'NEFT7',
      paidAt: '2026-12-01T18:30:00.000Z',
    });
    const { data } = await (await PayoutStaff.logIn(app)).audit(`payout/${asha}`);
    expect(data[0]).toMatchObject({
      action: 'update',
      before: { status: 'DUE', reference: null },
      after: { status: 'PAID', reference: 'NEFT7' },
    });
  });

  it('records that a transfer failed, and that it is due again', async () => {
    const failed = { status: 'FAILED', reference: 'NEFT7' };
    expect(await staff.readOutcome(asha, 'DUE', failed)).toMatchObject({ ...failed, paidAt: null });
    expect(await staff.readOutcome(asha, 'FAILED', { status: 'DUE' })).toMatchObject({
      status: 'DUE',
      reference: null,
    });
  });

  it('records that a paid transfer came back, and corrects the reference of a paid one', async () => {
    await staff.readOutcome(asha, 'DUE', PAID);
    expect(await staff.readOutcome(asha, 'PAID', { ...PAID, reference: 'NEFT70' })).toMatchObject({
      reference: 'NEFT70',
    });
    expect((await staff.setOutcome(asha, 'PAID', { status: 'FAILED', reference: '' })).status).toBe(200);
  });

  it('does not make a paid payout due', async () => {
    await staff.readOutcome(asha, 'DUE', PAID);
    const response = await staff.setOutcome(asha, 'PAID', { status: 'DUE' });
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('A payout cannot get this status now.'),
    ]);
  });

  it('does not overwrite what another person has recorded meanwhile', async () => {
    await staff.readOutcome(asha, 'DUE', PAID);
    const response = await staff.setOutcome(asha, 'DUE', { status: 'FAILED', reference: '' });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        message: 'This payout has changed. It is shown as it is now.',
        current: { id: asha, status: 'PAID', reference: 'NEFT7' },
      },
    ]);
  });

  it('does not take the reference of another payout', async () => {
    await staff.readOutcome(asha, 'DUE', PAID);
    const response = await staff.setOutcome(geeta, 'DUE', PAID);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { fields: { reference: 'Another payout has this reference' } },
    ]);
    expect((await staff.payout('2026-11', 'geeta')).status).toBe('DUE');
  });

  it('needs an amount', async () => {
    const ravi = (await staff.payout('2026-11', 'ravi')).id;
    const response = await staff.setOutcome(ravi, 'DUE', PAID);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { message: 'This payout has no amount yet. Import the amounts first.' },
    ]);
  });

  it.each([
    [{ ...PAID, reference: ' ' }, 'Reference is required for a paid payout'],
    [{ ...PAID, paidOn: '02-12-2026' }, 'Write the day of payment such as 2026-12-05'],
    [{ status: 'SENT' }, 'Choose due, paid or failed'],
  ])('rejects %o', async (outcome, message) => {
    const response = await staff.setOutcome(asha, 'DUE', outcome);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it.each(['x', '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11'])('does not find %s', async (id) => {
    expect((await staff.setOutcome(id, 'DUE', PAID)).status).toBe(404);
  });
});
