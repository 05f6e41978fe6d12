import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { BankDetailsStaff } from '../../../test/bank-details.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { type MemberRow, toMemberFile } from '../../../test/member-file.ts';
import { useTestApp } from '../../../test/test-app.ts';

let mobiles = 7_200_000_000;

/** A row with a mobile number of its own. */
const row = (number: string, more: MemberRow = {}): MemberRow => ({
  number,
  name: 'Gita Devi',
  mobile: String((mobiles += 1)),
  ...more,
});

describe('the import of members', () => {
  const app = useTestApp();
  let admin: CsvImporter;

  beforeAll(async () => {
    admin = await CsvImporter.logIn(app, 'admin');
  });

  it('brings PANs, which are encrypted and not verified; two members with one PAN are counted', async () => {
    const file = toMemberFile([
      row('PPP-1', { pan: 'abcpm 1111 f' }),
      row('PPP-2', { pan: 'ABCPM1111F' }),
      row('PPP-3', { pan: 'ABCPM3333F' }),
      row('PPP-4'),
    ]);
    expect((await admin.check('members', file)).totals).toMatchObject({
      PANs: 3,
      'PANs that another member has': 1,
    });
    await admin.import('members', file);
    expect(
      await app.sql(`select referral_code as number, status, bank, pan like '%ABCPM%' as is_readable
        from bank_details join associates using (user_id) where referral_code like 'PPP%' order by 1`),
    ).toEqual(
      ['PPP-1', 'PPP-2', 'PPP-3'].map((number) => ({
        number,
        status: 'INCOMPLETE',
        bank: null,
        is_readable: false,
      })),
    );
    const staff = await BankDetailsStaff.logIn(app);
    expect((await staff.list('?search=PPP-1')).data).toMatchObject([
      { pan: 'ABC••••••F', accountNumber: null, isPanShared: true },
    ]);
    const { data } = await staff.list('?search=PPP-3');
    expect(data).toMatchObject([{ isPanShared: false }]);
    expect((await staff.history(data[0]?.id ?? '')).data).toMatchObject([
      { kind: 'IMPORTED', fields: ['PAN'] },
    ]);
    expect((await staff.decide(data[0]?.id ?? '', 1, { status: 'VERIFIED' })).status).toBe(409);
    const next = await admin.check('members', toMemberFile([row('PPP-5', { pan: 'ABCPM3333F' })]));
    expect(next.totals).toMatchObject({ PANs: 1, 'PANs that another member has': 1 });
  });

  it('takes the same file again, and names a PAN that a member does not have', async () => {
    const rows = [row('RRR-1', { pan: 'ABCPM7777F' }), row('RRR-2')];
    await admin.import('members', toMemberFile(rows));
    expect((await admin.check('members', toMemberFile(rows))).totals).toMatchObject({
      'New members': 0,
      PANs: 0,
    });

    const stored = z.array(z.object({ id: z.string() })).parse(
      await app.sql(`select user_id as id from associates
        where referral_code in ('RRR-1', 'RRR-2') order by referral_code`),
    );
    const pans = ['ABCPM7777F', 'ABCPM8888F'];
    const lines = rows.map(({ name, mobile }, at) => [stored[at]?.id, name, mobile, pans[at]].join());
    const file = ['ID,Name,Mobile,PAN', ...lines].join('\n');
    const { id } = await admin.check('members', file);
    expect((await admin.problems(id)).data).toEqual([
      { row: 3, column: 'PAN', message: 'An import does not change members' },
    ]);
    const changed = rows.map((one) => ({ ...one, pan: 'ABCPM9999F' }));
    const { id: again } = await admin.check('members', toMemberFile(changed));
    expect((await admin.problems(again)).data).toMatchObject([
      { row: 2, column: 'Associate number', message: 'Another account has this' },
      { row: 2, column: 'Mobile', message: 'Another account has this' },
      { row: 3, column: 'Associate number', message: 'Another account has this' },
      { row: 3, column: 'Mobile', message: 'Another account has this' },
    ]);
  });

  it('names a PAN that is invalid', async () => {
    const { id } = await admin.check('members', toMemberFile([row('QQQ-1', { pan: 'ABCXM1111F' })]));
    expect((await admin.problems(id)).data).toEqual([
      { row: 2, column: 'PAN', message: 'Write the PAN in this format: ABCPE1234F' },
    ]);
  });
});
