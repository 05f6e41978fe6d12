import { PastOrder } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { callAs, logIn, toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Listed = z.object({ data: z.array(PastOrder), total: z.int() });

const HEADER = 'Order number,Associate number,Placed,Items,Total,Status';
const ROWS = [
  'SO-1,ASHA2023,2018-01-12,,120,',
  'SO-2,old-9,2019-04-30,"2 × Neem soap, 1 × Tulsi tea",745.50,Delivered',
  'SO-3,RAVI-2023,2019-05-01,1 × Soap,60.5,Returned',
];
const toFile = (...rows: readonly string[]) => [HEADER, ...rows].join('\n');

describe('past orders', () => {
  const app = useTestApp();
  let admin: CsvImporter;
  let adminToken = '';
  let asha = { token: '', id: '' };

  beforeAll(async () => {
    admin = await CsvImporter.logIn(app, 'admin');
    adminToken = (await logIn(app, 'admin')).token;
    const { token, user } = await logIn(app, 'asha');
    asha = { token, id: user.id };
  });

  const list = async (path: string, token: string) =>
    Listed.parse(await (await callAs(app, token, path)).json());
  const numbers = ({ data }: z.infer<typeof Listed>) => data.map(({ number }) => number);

  it('are imported by the number of their member, and listed to the member and to administrators, the newest first', async () => {
    await app.sql(
      `insert into former_referral_codes select 'OLD-9', id, now() from associates where referral_code = 'ASHA2023'`,
    );
    const done = await admin.import('past-orders', toFile(...ROWS));
    expect(done).toMatchObject({ status: 'DONE', changes: 3, saved: 3 });
    const own = await list('/api/past-orders', asha.token);
    expect(own).toEqual({
      data: [
        {
          id: expect.any(String),
          number: 'SO-2',
          placedOn: '2019-04-30',
          items: '2 × Neem soap, 1 × Tulsi tea',
          total: 745.5,
          status: 'Delivered',
        },
        { id: expect.any(String), number: 'SO-1', placedOn: '2018-01-12', items: '', total: 120, status: '' },
      ],
      total: 2,
    });
    expect(numbers(await list('/api/past-orders?page=2&limit=1', asha.token))).toEqual(['SO-1']);
    expect(await list(`/api/admin/members/${asha.id}/past-orders`, adminToken)).toEqual(own);
    expect(
      await app.sql(`select count(*)::int from audit_entries where subject like 'past-order/%'`),
    ).toEqual([{ count: 3 }]);
  });

  it('are imported once: the same file and an export change nothing', async () => {
    for (const rows of [ROWS, ['SO-1,ASHA2023,2018-01-12,,120.00,']])
      expect(await admin.check('past-orders', toFile(...rows))).toMatchObject({ invalid: 0, changes: 0 });
    const exported = await admin.check('past-orders', await admin.export('past-orders'));
    expect([exported.rows, exported.invalid, exported.changes]).toEqual([3, 0, 0]);
  });

  it('name each row with an error', async () => {
    const { id } = await admin.check(
      'past-orders',
      toFile(
        'SO-1,ASHA2023,2018-01-12,,121,',
        'SO-3,ASHA2023,2019-05-01,1 × Soap,60.5,Returned',
        'SO-4,NO-ONE,2018-01-12,,1,',
        'SO-5,ASHA2023,12-01-2018,,1,',
        'SO-6,ASHA2023,2018-01-12,,"1,200",',
        'SO-7,ASHA2023,2018-01-12,,1,',
        'SO-7,ASHA2023,2018-01-12,,1,',
        ',ASHA2023,2018-01-12,,1,',
      ),
    );
    expect(
      (await admin.problems(id)).data.map(({ row, column, message }) => `${row} ${column}: ${message}`),
    ).toEqual([
      '2 Order number: An import does not change past orders',
      '3 Order number: An import does not change past orders',
      '4 Associate number: No associate has this number',
      '5 Placed: Write the date as 2019-04-30',
      '6 Total: Write the total in rupees, such as 745.50',
      '8 Order number: Another row has the same order',
      '9 Order number: Order number is required',
    ]);
  });

  it('are read by no one else', async () => {
    const path = `/api/admin/members/${asha.id}/past-orders`;
    expect((await callAs(app, asha.token, path)).status).toBe(403);
    expect((await callAs(app, undefined, '/api/past-orders')).status).toBe(401);
    const staff = await CsvImporter.logIn(app);
    const upload = await staff.upload('past-orders', HEADER);
    expect([upload.status, await upload.json()]).toEqual([
      403,
      toFailure('You do not have permission to do this.'),
    ]);
  });
});
