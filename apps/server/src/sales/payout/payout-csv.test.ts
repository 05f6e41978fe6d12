import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { PayoutStaff, buyAndConfirm, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, userId } from '../../../test/tree.ts';

const HEADER =
  'ID,Period,Name,Username,Referral code,Sponsor,Sponsor code,Level,Own points,Team points,Purchases,Gross amount,TDS,Deductions,Net amount,Status,Reference,Paid on';
const AMOUNTS = 'ID,Gross amount,TDS,Deductions';
const OUTCOMES = 'ID,Status,Reference,Paid on';

describe('payouts as CSV', () => {
  const app = useTestApp();
  let admin: PayoutStaff;
  let csv: CsvImporter;
  let asha = '';
  let geeta = '';

  beforeAll(async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    admin = await PayoutStaff.logIn(app);
    csv = await CsvImporter.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries, team_points cascade');
    await openPeriod(app, '2026-11');
    await buyAndConfirm(app, 'geeta', { paise: 99_900, points: 12, at: '2026-11-20T00:00:00Z' });
    await app.runJobs();
    await admin.close('2026-11');
    asha = (await admin.payout('2026-11', 'asha')).id;
    geeta = (await admin.payout('2026-11', 'geeta')).id;
  });

  const toFile = (header: string, ...rows: readonly string[]) => [header, ...rows].join('\n');
  const toProblems = async (file: string) => {
    const { id } = await csv.check('payouts', file);
    return (await csv.problems(id)).data;
  };
  const exportRows = async () => {
    const [header, ...rows] = (await csv.export('payouts', '?month=2026-11')).trimEnd().split('\n');
    return { header, rows };
  };

  it('are exported with the figures of a month, one row for each associate', async () => {
    const { header, rows } = await exportRows();
    expect(header).toBe(`\uFEFF${HEADER}`);
    expect(rows.find((row) => row.startsWith(geeta))).toBe(
      `${geeta},2026-11,Geeta Sharma,geeta,GEETA2023,Asha Mishra,ASHA2023,2,12,0,999.00,,,,,,,`,
    );
    expect(rows).toHaveLength((await admin.payouts('2026-11')).length);
    expect((await csv.export('payouts', '?month=2026-12')).trimEnd().split('\n')).toHaveLength(1);
  });

  it('come back with amounts, which the member sees as a payment that is due', async () => {
    const done = await csv.import(
      'payouts',
      toFile(AMOUNTS, `${asha},"1,02,500.50",250.05,100`, `${geeta},800,,`),
    );
    expect(done).toMatchObject({ status: 'DONE', changes: 2 });
    expect(await admin.payout('2026-11', 'asha')).toMatchObject({
      gross: 102_500.5,
      tds: 250.05,
      deductions: 100,
      net: 102_150.45,
      status: 'DUE',
      reference: null,
    });
    expect(await admin.period('2026-11')).toMatchObject({
      due: { count: 2, amount: 102_950.45 },
      paid: { count: 0, amount: 0 },
    });
    const member = await TreeCaller.logIn(app, 'asha');
    expect(await (await member.get(`/api/nodePaymentHistory/${userId('asha')}`)).json()).toMatchObject({
      data: [{ amount: 102_150.45, period: '2026-11', status: 'DUE', reference: null, paidAt: null }],
      total: 1,
    });
  });

  it('write nothing before the confirmation', async () => {
    const checked = await csv.check('payouts', toFile(AMOUNTS, `${asha},1000,100,0`));
    expect(checked).toMatchObject({ status: 'CHECKED', rows: 1, invalid: 0, changes: 1 });
    expect((await admin.payout('2026-11', 'asha')).status).toBeNull();
  });

  it('say which transfers were paid and which failed', async () => {
    await csv.import('payouts', toFile(AMOUNTS, `${asha},1000,100,0`, `${geeta},800,0,0`));
    await csv.import('payouts', toFile(OUTCOMES, `${asha},Paid,NEFT7,2026-12-02`, `${geeta},failed,NEFT8,`));
    expect(await admin.payout('2026-11', 'asha')).toMatchObject({
      gross: 1000,
      net: 900,
      status: 'PAID',
      reference: 'NEFT7',
      paidAt: '2026-12-01T18:30:00.000Z',
    });
    expect(await (await MemberClient.logIn(app, 'asha')).sentences()).toContain(
      'Your payment for {month} was sent to your bank account.',
    );
    expect(await admin.payout('2026-11', 'geeta')).toMatchObject({
      status: 'FAILED',
      reference: 'NEFT8',
      paidAt: null,
    });
  });

  it('change nothing when an export is imported again', async () => {
    await csv.import('payouts', toFile(AMOUNTS, `${asha},1000,100,0`));
    await csv.import('payouts', toFile(OUTCOMES, `${asha},PAID,NEFT7,2026-12-02`));
    const { rows } = await exportRows();
    const again = await csv.check('payouts', toFile(HEADER, ...rows));
    expect(again).toMatchObject({ rows: rows.length, invalid: 0, changes: 0 });
  });

  it('are in the audit, with the import as their way', async () => {
    await csv.import('payouts', toFile(AMOUNTS, `${asha},1000,100,0`));
    const { data } = await admin.audit(`payout/${asha}`);
    expect(data).toMatchObject([
      {
        action: 'create',
        via: 'import',
        before: null,
        after: { gross: 1000, tds: 100, deductions: 0, status: 'DUE', reference: null, paidAt: null },
      },
    ]);
  });

  it('name each error', async () => {
    const other = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
    const [usha, ravi, imran, puja] = await Promise.all(
      ['usha', 'ravi', 'imran', 'puja'].map(async (name) => (await admin.payout('2026-11', name)).id),
    );
    const header = 'ID,Username,Gross amount,TDS,Deductions,Net amount,Status,Reference,Paid on';
    expect(
      await toProblems(
        toFile(
          header,
          `${other},,100,,,,,,`,
          `${asha},geeta,100,,,,,,`,
          `${geeta},geeta,"1250,50",-1,0.005,,,,`,
          `${geeta},geeta,100,,,,,,`,
          `${usha},usha,100,60,40,,,,`,
          `${ravi},ravi,100,10,,95,,,`,
          `${imran},imran,,,,,Sent,,`,
          `${puja},puja,10000000.01,,,,,,`,
        ),
      ),
    ).toEqual([
      { row: 2, column: 'ID', message: 'No payout of a closed period has this ID' },
      { row: 3, column: 'Username', message: 'Another associate has this ID. Download the file again.' },
      { row: 4, column: 'Gross amount', message: 'Gross amount must be rupees such as 1250.50' },
      { row: 4, column: 'TDS', message: 'TDS must be rupees such as 1250.50' },
      { row: 4, column: 'Deductions', message: 'Deductions must be rupees such as 1250.50' },
      { row: 5, column: 'ID', message: 'Another row has the same payout' },
      { row: 6, column: 'Deductions', message: 'TDS and deductions must be less than the gross amount' },
      {
        row: 7,
        column: 'Net amount',
        message: 'Net amount must be the gross amount less TDS and deductions',
      },
      { row: 8, column: 'Gross amount', message: 'Gross amount is required' },
      { row: 8, column: 'Status', message: 'Write Due, Paid or Failed' },
      { row: 9, column: 'Gross amount', message: 'Gross amount must be at most 10000000' },
    ]);
  });

  it('name the errors of transfers', async () => {
    const imran = (await admin.payout('2026-11', 'imran')).id;
    await csv.import(
      'payouts',
      toFile(
        'ID,Gross amount,Status,Reference,Paid on',
        `${asha},1000,PAID,NEFT7,2026-12-02`,
        `${geeta},800,,,`,
        `${imran},900,,,`,
      ),
    );
    expect(
      await toProblems(
        toFile(OUTCOMES, `${asha},DUE,,`, `${geeta},PAID,NEFT7,2026-12-02`, `${imran},PAID,,02/12/2026`),
      ),
    ).toEqual([
      { row: 2, column: 'Status', message: 'A paid payout can only fail' },
      { row: 3, column: 'Reference', message: 'Another payout has this reference' },
      { row: 4, column: 'Reference', message: 'Reference is required for a paid payout' },
      { row: 4, column: 'Paid on', message: 'Write the day of payment such as 2026-12-05' },
    ]);
    expect(await toProblems(toFile(AMOUNTS, `${asha},1001,0,0`))).toEqual([
      { row: 2, column: 'Gross amount', message: 'The amounts of a paid payout do not change' },
    ]);
    expect(
      await toProblems(toFile(OUTCOMES, `${geeta},PAID,NEFT9,2026-12-02`, `${imran},PAID,NEFT9,2026-12-02`)),
    ).toEqual([{ row: 3, column: 'Reference', message: 'Another row has this reference' }]);
  });

  it('change no other transfer than the one that they name: a file can be older than a second transfer', async () => {
    await csv.import('payouts', toFile(AMOUNTS, `${asha},1000,0,0`, `${geeta},800,0,0`));
    const failed = toFile(OUTCOMES, `${asha},FAILED,NEFT7,`, `${geeta},FAILED,,`);
    await csv.import('payouts', failed);
    await admin.setOutcome(asha, 'FAILED', { status: 'PAID', reference: 'NEFT9', paidOn: '2026-12-02' });
    await admin.setOutcome(geeta, 'FAILED', { status: 'PAID', reference: 'NEFT8', paidOn: '2026-12-02' });
    const other = 'This payout was paid by another transfer. Download the file again.';
    expect(await toProblems(failed)).toEqual([
      { row: 2, column: 'Reference', message: other },
      { row: 3, column: 'Reference', message: other },
    ]);
    await csv.import('payouts', toFile(OUTCOMES, `${asha},FAILED,NEFT9,`));
    expect(await admin.payout('2026-11', 'asha')).toMatchObject({ status: 'FAILED', reference: 'NEFT9' });
    expect(await toProblems(toFile(OUTCOMES, `${asha},PAID,NEFT9,2026-12-02`))).toEqual([
      {
        row: 2,
        column: 'Reference',
        message: 'This transfer has failed. Write the reference of the new one.',
      },
    ]);
  });

  it('bring nothing where a calculation has nothing for an associate: empty cells and zeros', async () => {
    const file = toFile(
      'ID,Username,Gross amount,TDS,Deductions,Net amount',
      `${asha},,1000,,,`,
      `${geeta},geeta,0,0.00,0,0`,
    );
    expect(await csv.check('payouts', file)).toMatchObject({ rows: 2, invalid: 0, changes: 1 });
    expect(await csv.import('payouts', file)).toMatchObject({ status: 'DONE', changes: 1 });
    expect((await admin.payout('2026-11', 'geeta')).status).toBeNull();
    expect(await toProblems(toFile(AMOUNTS, `${asha},0,0,0`))).toEqual([
      { row: 2, column: 'Deductions', message: 'TDS and deductions must be less than the gross amount' },
    ]);
  });

  it.each([
    ['with other amounts', 'ID,Gross amount', '2000'],
    ['as failed', OUTCOMES, 'FAILED,NEFT7,'],
  ])('save nothing when a payout was paid after the check that had it %s', async (_, header, cells) => {
    await csv.import('payouts', toFile(AMOUNTS, `${asha},1000,0,0`, `${geeta},700,0,0`));
    const checked = await csv.check(
      'payouts',
      toFile(header, `${geeta},${cells.replace('7', '8')}`, `${asha},${cells}`),
    );
    await admin.setOutcome(asha, 'DUE', { status: 'PAID', reference: 'NEFT1', paidOn: '2026-12-02' });
    await csv.confirm(checked.id);
    await app.runImports();
    expect(await csv.read(checked.id)).toMatchObject({
      status: 'FAILED',
      message: 'The data has changed since the check. Nothing was saved. Upload the file again.',
    });
    expect([
      (await admin.payout('2026-11', 'asha')).gross,
      (await admin.payout('2026-11', 'geeta')).gross,
    ]).toEqual([1000, 700]);
    expect(await admin.payout('2026-11', 'asha')).toMatchObject({ status: 'PAID', reference: 'NEFT1' });
    // Its cells may hold personal data, and nothing needs them.
    expect(await app.sql(`select cells from csv_import_rows where import_id = '${checked.id}'`)).toEqual([]);
  });

  it('need an id and either amounts or statuses', async () => {
    const response = await csv.upload('payouts', 'Username,TDS\nasha,1');
    expect(await response.json()).toMatchObject({
      fields: { ID: 'Missing column', 'Gross amount': 'Missing column' },
    });
  });
});

describe('5,000 payouts', { timeout: 120_000 }, () => {
  const app = useTestApp();

  it('are imported but for three rows with errors, each of which is named', async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    await openPeriod(app, '2026-11');
    await app.sql(`insert into users (id, username, first_name, last_name, roles, created_at)
      select gen_random_uuid(), 'payee' || n, 'Payee', n::text, '{MEMBER}', now() from generate_series(1, 5000) as n`);
    await app.sql(`insert into associates (id, user_id, parent_id, referral_code, created_at)
      select gen_random_uuid(), id, null, upper(username), now() from users where username like 'payee%'`);
    const admin = await PayoutStaff.logIn(app);
    const csv = await CsvImporter.logIn(app);
    await admin.close('2026-11');
    const rows = (await csv.export('payouts', '?month=2026-11'))
      .trimEnd()
      .split('\n')
      .filter((row) => row.includes(',Payee '))
      .map((row, n) => {
        const [id = ''] = row.split(',');
        if (n === 6) return `${id},ten thousand,0,0`;
        if (n === 2499) return `${id},1000,900,100`;
        if (n === 4998) return 'no-id,1000,100,0';
        return `${id},${1000 + n},${100 + (n % 7)},0`;
      });
    expect(rows).toHaveLength(5000);
    const checked = await csv.check('payouts', [AMOUNTS, ...rows].join('\n'));
    expect(checked).toMatchObject({ status: 'CHECKED', rows: 5000, invalid: 3, changes: 4997 });
    expect((await csv.problems(checked.id)).data).toEqual([
      { row: 8, column: 'Gross amount', message: 'Gross amount must be rupees such as 1250.50' },
      { row: 2501, column: 'Deductions', message: 'TDS and deductions must be less than the gross amount' },
      { row: 5000, column: 'ID', message: 'No payout of a closed period has this ID' },
    ]);
    expect((await csv.confirm(checked.id)).status).toBe(409);
    expect((await csv.confirm(checked.id, { skipInvalid: true })).status).toBe(200);
    await app.runImports();
    expect(await csv.read(checked.id)).toMatchObject({ status: 'DONE', done: 4997 });
    expect((await admin.period('2026-11')).due.count).toBe(4997);
  });
});
