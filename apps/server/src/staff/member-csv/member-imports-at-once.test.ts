import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendCode, verify } from '../../../test/codes.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { COMPANY, makeCompany, toMemberFile } from '../../../test/member-file.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted } from '../../../test/tree.ts';

const SIZE = 400;

describe('an import of members while others use the shop', () => {
  const app = useTestApp();
  let importer: CsvImporter;
  let staff: TreeCaller;
  beforeAll(async () => {
    importer = await CsvImporter.logIn(app, 'admin');
    staff = await TreeCaller.logIn(app, 'staff');
  });

  it('leaves room for others in the same team, and gives one account to a member who logs in meanwhile', async () => {
    const rows = makeCompany(SIZE, 'ASHA2023');
    const { id } = await importer.check('members', toMemberFile(rows));
    // The last that is written has no one below.
    const last = rows.findIndex(({ number }) => number === 'OLD-000365');
    const mobile = rows[last]?.mobile ?? '';
    const code = await sendCode(app, `+91${mobile}`);
    await importer.confirm(id);
    const running = app.runImports();
    while ((await importer.read(id)).saved === 0) await setImmediate();
    const others = Array.from({ length: 20 }, (_, n) =>
      staff.send('POST', '/associates', {
        name: 'Paper Person',
        mobile: String(7_600_000_000 + n),
        parentId: associateId(n % 2 === 0 ? 'asha' : 'ravi'),
      }),
    );
    const statuses = toStatuses(await Promise.all([verify(app, code, `+91${mobile}`), ...others]));
    await running;
    expect(statuses).toEqual(Array.from({ length: 21 }, () => 200));

    // Whichever came first: the row found an account with the number, or the code opened the account of the row.
    const done = await importer.read(id);
    const { data } = await importer.problems(id);
    expect([done.status, done.saved + data.length]).toEqual(['DONE', SIZE]);
    expect(data).toEqual(
      done.saved === SIZE ? [] : [{ row: last + 2, column: 'Mobile', message: 'Another account has this' }],
    );
    expect(await app.sql(`select id from users where mobile = '${mobile}'`)).toHaveLength(1);
    expect(await app.sql(COMPANY)).toHaveLength(done.saved);
    expect(await miscounted(app)).toEqual([]);
  });
});
