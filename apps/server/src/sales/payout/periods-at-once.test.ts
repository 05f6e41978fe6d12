import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { PayoutStaff, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('staff who work on a payout period at once', () => {
  const app = useTestApp();
  let admins: readonly PayoutStaff[];

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    await app.sql(`update users set roles = '{STAFF,ADMIN}',
      password_hash = (select password_hash from users where username = 'admin') where username in ('staff', 'kamla')`);
    admins = await Promise.all(['admin', 'staff', 'kamla'].map((name) => PayoutStaff.logIn(app, name)));
  });
  beforeEach(() => openPeriod(app, '2026-11'));

  it('close it once, with one row for each associate', async () => {
    for (let round = 0; round < 5; round += 1) {
      await openPeriod(app, '2026-11');
      const responses = await Promise.all(admins.map((admin) => admin.close('2026-11')));
      expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
      expect(
        await app.sql(`select
          (select count(*)::int from payout_figures) = (select count(*)::int from associates) as is_one_each,
          (select string_agg(month, ' ' order by month) from payout_periods) as months`),
      ).toEqual([{ is_one_each: true, months: '2026-11 2026-12' }]);
    }
  });

  it('record one outcome of a transfer: the others find the payout changed', async () => {
    const [admin] = admins;
    await admin?.close('2026-11');
    const payout = await admin?.payout('2026-11', 'asha');
    const csv = await CsvImporter.logIn(app);
    await csv.import('payouts', `ID,Gross amount\n${payout?.id},1000`);
    const responses = await Promise.all(
      admins.map((one, at) =>
        one.setOutcome(payout?.id ?? '', 'DUE', {
          status: 'PAID',
          reference: `NEFT${at}`,
          paidOn: '2026-12-02',
        }),
      ),
    );
    expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
  });

  it('record an outcome while a file brings another one: the transfer has the reference of one of them', async () => {
    const [admin] = admins;
    await admin?.close('2026-11');
    const { id = '' } = (await admin?.payout('2026-11', 'asha')) ?? {};
    const csv = await CsvImporter.logIn(app);
    await csv.import('payouts', `ID,Gross amount\n${id},1000`);
    const { id: file } = await csv.check('payouts', `ID,Status,Reference\n${id},FAILED,NEFT7`);
    await csv.confirm(file);
    const [recorded] = await Promise.all([
      admin?.setOutcome(id, 'DUE', { status: 'PAID', reference: 'NEFT9', paidOn: '2026-12-02' }),
      app.runImports(),
    ]);
    const imported = await csv.read(file);
    const after = await admin?.payout('2026-11', 'asha');
    expect([recorded?.status, imported.status, after?.status, after?.reference]).toEqual(
      recorded?.status === 200 ? [200, 'FAILED', 'PAID', 'NEFT9'] : [409, 'DONE', 'FAILED', 'NEFT7'],
    );
  });

  it('import the amounts of the same payouts from two files: each payout has one amount', async () => {
    const [admin] = admins;
    await admin?.close('2026-11');
    const payouts = (await admin?.payouts('2026-11')) ?? [];
    const importers = [await CsvImporter.logIn(app), await CsvImporter.logIn(app, 'admin')];
    const toFile = (amount: number) =>
      ['ID,Gross amount', ...payouts.map(({ id }) => `${id},${amount}`)].join('\n');
    const checked = await Promise.all(importers.map((csv, at) => csv.check('payouts', toFile(100 + at))));
    for (const [at, { id }] of checked.entries()) await importers[at]?.confirm(id);
    await Promise.all([app.runImports(), app.runImports()]);
    const after = (await admin?.payouts('2026-11')) ?? [];
    expect(new Set(after.map(({ gross }) => gross)).size).toBe(1);
    expect(await app.sql('select count(*)::int as count from node_payments')).toEqual([
      { count: payouts.length },
    ]);
  });
});
