import { beforeAll, describe, expect, it } from 'vitest';
import { BankDetailsOwner, BankDetailsStaff } from '../../../test/bank-details.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { Merger } from '../../../test/merger.ts';
import { PayoutStaff, openPeriod } from '../../../test/payouts.ts';
import { associateId, userId } from '../../../test/tree.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { openSecrets } from '../../platform/security/secrets.ts';
import { BankDetailsVault } from './bank-details-vault.ts';

describe('the files with bank details', () => {
  const app = useTestApp();
  let admin: PayoutStaff;
  let csv: CsvImporter;
  let staff: BankDetailsStaff;

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    admin = await PayoutStaff.logIn(app);
    csv = await CsvImporter.logIn(app);
    staff = await BankDetailsStaff.logIn(app);
    await openPeriod(app, '2026-11');
    await admin.close('2026-11');
    const [asha, ravi] = await Promise.all(['asha', 'ravi'].map((name) => BankDetailsOwner.logIn(app, name)));
    await asha?.set();
    await staff.verify(asha?.id ?? '');
    await ravi?.set({ holder: 'Ravi Kumar', pan: 'ABCPK5678L' });
    const ids = await Promise.all(
      ['asha', 'ravi', 'geeta'].map(async (name) => (await admin.payout('2026-11', name)).id),
    );
    await csv.import('payouts', ['ID,Gross amount,TDS', ...ids.map((id) => `${id},1000,100`)].join('\n'));
  });

  const rows = async (kind: 'transfers' | 'taxes', query = '?month=2026-11') =>
    (await csv.export(kind, query)).trimEnd().split('\n');

  it('for the bank have the due payouts whose bank details are verified', async () => {
    expect(await rows('transfers')).toEqual([
      '\uFEFFPeriod,Username,Name,Account number,IFSC,Net amount',
      '2026-11,asha,Asha Mishra,12345678901234,SBIN0001234,900.00',
    ]);
    expect(await rows('transfers', '?month=2026-12')).toHaveLength(1);
  });

  it('are what the list of payouts names: whether the details of each are verified', async () => {
    const statuses = ['asha', 'ravi', 'geeta'].map(
      async (name) => (await admin.payout('2026-11', name)).bankStatus,
    );
    expect(await Promise.all(statuses)).toEqual(['VERIFIED', 'UNVERIFIED', null]);
  });

  it('for the tax return have the paid payouts, with a PAN that is verified', async () => {
    expect(await rows('taxes')).toHaveLength(1);
    const { id } = await admin.payout('2026-11', 'asha');
    const { id: raviId } = await admin.payout('2026-11', 'ravi');
    await admin.setOutcome(id, 'DUE', { status: 'PAID', reference: 'NEFT1', paidOn: '2026-12-02' });
    await admin.setOutcome(raviId, 'DUE', { status: 'PAID', reference: 'NEFT2', paidOn: '2026-12-02' });
    const [header, ...paid] = await rows('taxes');
    expect(header).toBe('\uFEFFPeriod,Username,Name,PAN,Gross amount,TDS,Paid on');
    expect(paid.toSorted()).toEqual([
      '2026-11,asha,Asha Mishra,ABCPM1234F,1000.00,100.00,2026-12-02',
      '2026-11,ravi,Ravi Kumar,,1000.00,100.00,2026-12-02',
    ]);
    expect(await rows('transfers')).toHaveLength(1);
  });

  it('for the tax return have a PAN that was verified, though the bank account has changed since', async () => {
    await (await BankDetailsOwner.logIn(app, 'asha')).set({ ifsc: 'SBIN0005678' });
    expect(await rows('taxes')).toContain('2026-11,asha,Asha Mishra,ABCPM1234F,1000.00,100.00,2026-12-02');
    await staff.verify(userId('asha'));
  });

  it('name the account that stays where two were merged', async () => {
    await (await Merger.logIn(app)).merged('geeta', 'asha');
    expect((await rows('transfers')).slice(1)).toEqual([
      '2026-11,asha,Asha Mishra,12345678901234,SBIN0005678,900.00',
    ]);
  });

  it('for the bank leave out bank details that a lost secret has encrypted, however many they are', async () => {
    const authSecret = 'a secret that is lost, of more than 32 characters';
    const lost = new BankDetailsVault(await openSecrets({ authSecret, dataDir: '' }));
    const sealed = lost.sealBank({ holder: 'Ravi Kumar', accountNumber: '1234567890', ifsc: 'SBIN0001234' });
    await app.sql(
      `update bank_details set status = 'VERIFIED', bank = '${sealed}' where user_id = '${userId('ravi')}'`,
    );
    // More than the export reads at a time, and before the payout that can be transferred.
    await app.sql(`
      with months as (
        insert into payout_periods (month, closed_at, closed_by)
        select to_char(date '2015-01-01' + make_interval(months => n), 'YYYY-MM'), now(), '${userId('admin')}'
        from generate_series(0, 59) as n returning month),
      payments as (
        insert into node_payments (id, associate_id, amount_paise, period, status, created_at)
        select gen_random_uuid(), '${associateId('ravi')}', 100, month, 'DUE', now() from months
        returning id, associate_id, period)
      insert into payout_figures (id, month, associate_id, level, own_points, team_points, purchases_paise, payment_id)
      select ('00000000-0000-7000-8000-' || lpad((row_number() over ())::text, 12, '0'))::uuid, period, associate_id,
        1, 0, 0, 0, id from payments`);
    expect((await rows('transfers', '')).slice(1)).toEqual([
      '2026-11,asha,Asha Mishra,12345678901234,SBIN0005678,900.00',
    ]);
  });

  it('are in the audit', async () => {
    await rows('transfers');
    expect((await admin.audit('export/transfers')).data[0]).toMatchObject({
      action: 'export',
      after: { month: '2026-11' },
    });
  });

  it('need the right to money', async () => {
    await app.sql(`update users set rights = '{orders,people}' where username = 'staff'`);
    expect((await csv.openExport('transfers')).status).toBe(403);
    expect((await csv.openExport('taxes')).status).toBe(403);
    await app.sql(
      `update users set rights = '{orders,people,money,catalogue,content,settings}' where username = 'staff'`,
    );
  });
});
