import { beforeAll, describe, expect, it } from 'vitest';
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

  it('names a PAN that is invalid', async () => {
    const { id } = await admin.check('members', toMemberFile([row('QQQ-1', { pan: 'ABCXM1111F' })]));
    expect((await admin.problems(id)).data).toEqual([
      { row: 2, column: 'PAN', message: 'Write the PAN in this format: ABCPE1234F' },
    ]);
  });
});
