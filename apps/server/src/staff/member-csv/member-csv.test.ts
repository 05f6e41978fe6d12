import { PointsSummary, Session } from '@pgm/api/contract';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AGREEMENT_VERSION } from '../../../test/agreement-version.ts';
import { sendCode, verify } from '../../../test/codes.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { logIn, passToNextHour, readOutbox } from '../../../test/identity.ts';
import { COMPANY, type MemberRow, makeCompany, toMemberFile } from '../../../test/member-file.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, miscounted } from '../../../test/tree.ts';

const Rows = z.array(z.record(z.string(), z.unknown()));
const Listed = z.object({ data: z.array(z.looseObject({ referralCode: z.string(), name: z.string() })) });

let mobiles = 7_000_000_000;

/** A row with a mobile number of its own. */
const row = (number: string, more: MemberRow = {}): MemberRow => ({
  number,
  name: 'Gita Devi',
  mobile: String((mobiles += 1)),
  ...more,
});

describe('an import of members of a company that has worked before', () => {
  const app = useTestApp();
  let admin: CsvImporter;
  let caller: TreeCaller;
  beforeEach(async () => {
    passToNextHour(app);
    admin = await CsvImporter.logIn(app, 'admin');
    caller = await TreeCaller.logIn(app, 'admin');
  });

  const importRows = (...rows: readonly MemberRow[]) => admin.import('members', toMemberFile(rows));
  const readProblems = async (...rows: readonly MemberRow[]) => {
    const { id } = await admin.check('members', toMemberFile(rows));
    return (await admin.problems(id)).data.map((problem) => Object.values(problem).join(' | '));
  };
  const readTeam = async (like: string) =>
    Rows.parse(
      await app.sql(`select a.referral_code as number, p.referral_code as sponsor, a.direct_count as direct,
        a.total_count as total from associates a left join associates p on p.id = a.parent_id
        where a.referral_code like '${like}' order by 1`),
    );
  const countMembers = async () => (await app.sql('select id from associates')).length;

  it('takes the number, the day of joining and the sponsor, who can stand in a later row or in the shop', async () => {
    const done = await importRows(
      row('AAA-3', { sponsor: 'aaa-2', joined: '2019-04-30' }),
      row('AAA-2', { sponsor: 'AAA-1', joined: '2018-01-02' }),
      row('aaa-1', { sponsor: 'ASHA2023', joined: '2017-12-31' }),
      row('AAA-4', { sponsor: 'AAA-2' }),
    );
    expect(done).toMatchObject({ status: 'DONE', rows: 4, done: 4, saved: 4, invalid: 0, changes: 4 });
    expect(await readTeam('AAA-%')).toEqual([
      { number: 'AAA-1', sponsor: 'ASHA2023', direct: 1, total: 3 },
      { number: 'AAA-2', sponsor: 'AAA-1', direct: 2, total: 2 },
      { number: 'AAA-3', sponsor: 'AAA-2', direct: 0, total: 0 },
      { number: 'AAA-4', sponsor: 'AAA-2', direct: 0, total: 0 },
    ]);
    expect(await miscounted(app)).toEqual([]);
    const [joined] = Rows.parse(
      await app.sql(`select a.created_at::text as placed, u.created_at = a.created_at as same
        from associates a join users u on u.id = a.user_id where a.referral_code = 'AAA-3'`),
    );
    expect(joined).toEqual({ placed: expect.stringMatching(/^2019-04-29 18:30:00/), same: true });
  });

  it('finds the old number on the pages of staff and as the code of a sponsor, also after the code was changed', async () => {
    await importRows(row('OLD/0007'));
    const search = async (path: string) =>
      Listed.parse(await (await caller.get(`${path}?search=old%2F0007`)).json()).data.map(({ name }) => name);
    const findAll = async () => [
      await search('/api/admin/members'),
      await search('/associates'),
      (await app.call('/associates/sponsor/OLD%2F0007')).status,
      // So the field of the sign-up sends it.
      (await app.call('/associates/sponsor/OLD0007')).status,
    ];
    const found = [['Gita Devi'], ['Gita Devi'], 200, 200];
    expect(await findAll()).toEqual(found);
    const [place] = Rows.parse(await app.sql(`select id from associates where referral_code = 'OLD/0007'`));
    const changed = await caller.send('PUT', `/associates/${String(place?.['id'])}`, {
      referralCode: 'GITA2026',
    });
    expect([changed.status, await findAll()]).toEqual([200, found]);
    for (const number of ['OLD/0007', 'old-00-07'])
      expect(await readProblems(row(number))).toEqual(['2 | Associate number | Another account has this']);
  });

  it('names circles, unknown sponsors and what stands below them, and imports the others', async () => {
    const rows = [
      row('CCC-1', { sponsor: 'CCC-3' }),
      row('CCC-2', { sponsor: 'CCC-1' }),
      row('CCC-3', { sponsor: 'CCC-2' }),
      row('CCC-4', { sponsor: 'CCC-1' }),
      row('CCC-5', { sponsor: 'CCC-5' }),
      row('CCC-6', { sponsor: 'NO-ONE' }),
      row('CCC-7', { sponsor: 'CCC-6' }),
      row('CCC-8'),
    ];
    const circle = 'The sponsors of these rows form a circle';
    expect(await readProblems(...rows)).toEqual([
      `2 | Sponsor number | ${circle}`,
      `3 | Sponsor number | ${circle}`,
      `4 | Sponsor number | ${circle}`,
      '5 | Sponsor number | The row of the sponsor has an error',
      `6 | Sponsor number | ${circle}`,
      '7 | Sponsor number | No associate has this number, username or ID, here or in the file',
      '8 | Sponsor number | The row of the sponsor has an error',
    ]);
    const { id } = await admin.check('members', toMemberFile(rows));
    await admin.confirm(id, { skipInvalid: true });
    await app.runImports();
    expect(await readTeam('CCC-%')).toEqual([{ number: 'CCC-8', sponsor: null, direct: 0, total: 0 }]);
  });

  it('names each row that shares a number or a contact with another row or with a member', async () => {
    await app.sql(`update users set email_verified_at = now() where username = 'asha'`);
    await caller.send('POST', '/associates', { name: 'Paper Person', mobile: '7999999999' });
    const first = row('DDD-1', { email: 'gita@example.in' });
    expect(
      await readProblems(
        first,
        row('ddd-1'),
        row('DDD-3', { mobile: first.mobile ?? '' }),
        row('DDD-4', { email: 'GITA@example.in' }),
        row('ASHA2023'),
        row('DDD-6', { mobile: '9000000001' }),
        row('DDD-7', { email: 'asha@example.in' }),
        row('DDD-8', { mobile: '7999999999' }),
      ),
    ).toEqual([
      '3 | Associate number | Another row has this',
      '4 | Mobile | Another row has this',
      '5 | Email | Another row has this',
      '6 | Associate number | Another account has this',
      '7 | Mobile | Another account has this',
      '8 | Email | Another account has this',
      '9 | Mobile | Another account has this',
    ]);
  });

  it('places no one below the member of the shop whose number another person has in the file', async () => {
    expect(await readProblems(row('ASHA2023'), row('EEE-2', { sponsor: 'ASHA2023' }))).toEqual([
      '2 | Associate number | Another account has this',
      '3 | Sponsor number | The row of the sponsor has an error',
    ]);
  });

  it.each([
    [
      { number: 'A/1-2' },
      'Associate number | Associate number should have 4 to 20 letters and digits, with or without hyphens and slashes',
    ],
    [
      { number: 'no spaces' },
      'Associate number | Associate number should have 4 to 20 letters and digits, with or without hyphens and slashes',
    ],
    [{ joined: '30-04-2019' }, 'Joined | Write the date as 2019-04-30'],
    [{ joined: '2098-01-01' }, 'Joined | The date is in the future'],
    [{ mobileProven: 'maybe' }, 'Mobile proven | Write yes or no'],
    [{ emailProven: 'yes' }, 'Email | Email is required'],
    [{ confirmed: '1.5', validTill: '2098-01-01' }, 'Confirmed points | Points must be a whole number'],
    [{ confirmed: '5', validTill: '2020-01-01' }, 'Valid till | The date is in the past'],
    [{ confirmed: '5' }, 'Valid till | Write the date as 2019-04-30'],
    [{ pending: '5' }, 'Pending till | Write the date as 2019-04-30'],
  ])('rejects a row with %j', async (cells, problem) => {
    expect(await readProblems(row('FFF-1', cells))).toEqual([`2 | ${problem}`]);
  });

  it('names a column that it does not know, and imports nothing of the file', async () => {
    const response = await admin.upload(
      'members',
      'Associate number,Name,Mobile,Aadhaar\nG-1,Gita,7000000001,1234\n',
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'Some columns are unknown or missing.', fields: { Aadhaar: 'Unknown column' } },
    ]);
  });

  it('is rehearsed by its check, which adds up what the file says', async () => {
    const before = await countMembers();
    const { totals } = await admin.check(
      'members',
      toMemberFile([
        row('HHH-1', {
          confirmed: '100',
          validTill: '2098-01-01',
          email: 'h@example.in',
          emailProven: 'yes',
        }),
        row('HHH-2', {
          sponsor: 'HHH-1',
          confirmed: '20',
          validTill: '2098-01-01',
          pending: '3',
          pendingTill: '2026-12-31',
        }),
        row('HHH-3', { sponsor: 'HHH-1', mobileProven: 'no', cancelled: '4' }),
        row('HHH-4', { sponsor: 'NO-ONE', cancelled: '1000' }),
      ]),
    );
    expect(totals).toEqual({
      'New members': 3,
      'Without a sponsor': 1,
      'Proven mobile numbers': 2,
      'Proven email addresses': 1,
      'Pending points': 3,
      'Confirmed points': 120,
      'Cancelled points': 4,
      PANs: 0,
      'PANs that another member has': 0,
    });
    expect(await countMembers()).toBe(before);
  });

  it('brings the points of each group as entries of the ledger, which belong to no month', async () => {
    const points = {
      pending: '3',
      pendingTill: '2026-12-31',
      confirmed: '120',
      validTill: '2027-03-31',
      cancelled: '4',
    };
    await importRows(
      row('III-1', points),
      row('III-2', { sponsor: 'III-1', confirmed: '50', validTill: '2027-03-31' }),
    );
    await app.runJobs();
    const [member] = Rows.parse(
      await app.sql(`select user_id, id from associates where referral_code = 'III-1'`),
    );
    const summary = PointsSummary.parse(
      await (await caller.get(`/api/bvPoints/${String(member?.['user_id'])}`)).json(),
    );
    expect(summary).toMatchObject({
      totalPoints: 123,
      pendingPoints: 3,
      confirmedPoints: 120,
      cancelledPoints: 4,
      transactions: {
        pending: [{ reason: 'Opening points', orderPoint: 3, nextAt: '2026-12-31T18:30:00.000Z' }],
        confirmed: [{ reason: 'Opening points', orderPoint: 120, validity: '2027-03-31T18:29:59.999Z' }],
        cancelled: [{ reason: 'Opening points', orderPoint: 4, validity: null }],
      },
    });
    expect(summary.transactions.confirmed[0]).not.toHaveProperty('orderId');
    const months = await (await caller.get(`/associates/${String(member?.['id'])}/group-points`)).json();
    expect(JSON.stringify(months)).not.toMatch(/"(own|team)":[1-9]/);
  });

  it('lets a member in by a code to the proven number, who then has to accept the agreement', async () => {
    const { mobile = '' } = row('JJJ-1');
    await importRows(
      row('JJJ-1', { mobile, email: 'jaya@example.in', emailProven: 'yes', name: 'Jaya Rao' }),
    );
    const destination = `+91${mobile}`;
    const session = Session.parse(
      await (await verify(app, await sendCode(app, destination), destination)).json(),
    );
    expect(session.user).toMatchObject({ firstName: 'Jaya', roles: ['MEMBER'], unproven: [] });
    const headers = { Authorization: `Bearer ${session.token}` };
    const agreement = await app.call('/associates/self/agreement', { headers });
    expect(await agreement.json()).toMatchObject({
      data: { currentVersion: AGREEMENT_VERSION, accepted: null },
    });
  });

  it('lets a member in by a password that the proven address sets, and keeps the number', async () => {
    const { mobile = '' } = row('KKK-1');
    await importRows(row('KKK-1', { mobile, email: 'kavita.old@example.in', emailProven: 'yes' }));
    await app.post('/auth/forgot-password', { email: 'kavita.old@example.in' });
    const [mail] = await readOutbox(app);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const passwords = { password: 'fresh1234', confirmPassword: 'fresh1234' };
    expect((await app.post('/auth/reset-password', { token, ...passwords })).status).toBe(200);
    const { user } = await logIn(app, 'kavita.old@example.in', 'fresh1234');
    expect(user).toMatchObject({ primaryPhone: mobile, unproven: [] });
  });

  it('takes a proven contact from an account that never proved it', async () => {
    const { mobile = '' } = row('LLL-0');
    await app.post('/auth/register', {
      name: 'Not Hers',
      email: 'lalita.old@example.in',
      username: 'nothers',
      password: 'secret1234',
      confirmPassword: 'secret1234',
    });
    await app.sql(`update users set mobile = '${mobile}' where username = 'nothers'`);
    await importRows(row('LLL-0', { mobile, email: 'lalita.old@example.in', emailProven: 'yes' }));
    expect(await app.sql(`select email, mobile from users where username = 'nothers'`)).toEqual([
      { email: null, mobile: null },
    ]);
  });

  it('leaves an unproven number to the first code that proves it', async () => {
    const { mobile = '' } = row('LLL-1');
    await importRows(row('LLL-1', { mobile, mobileProven: 'no', name: 'Lata Rao' }));
    const destination = `+91${mobile}`;
    const session = Session.parse(
      await (await verify(app, await sendCode(app, destination), destination)).json(),
    );
    expect(session.user).toMatchObject({ firstName: 'Lata', primaryPhone: mobile, unproven: [] });
  });

  it('adds no one twice when the same file comes again, and says of an export that nothing changes', async () => {
    const file = toMemberFile([
      row('MMM-1', { confirmed: '5', validTill: '2098-01-01', name: 'Gita  Devi' }),
      row('MMM-2', { sponsor: 'mmm1' }),
    ]);
    await admin.import('members', file);
    const before = await countMembers();
    expect(await admin.check('members', file)).toMatchObject({ status: 'CHECKED', invalid: 0, changes: 0 });
    const more = `${file}\n${toMemberFile([row('MMM-3', { sponsor: 'MMM-2' })]).split('\n')[1]}`;
    expect(await admin.import('members', more)).toMatchObject({ status: 'DONE', changes: 1, saved: 1 });
    expect(await countMembers()).toBe(before + 1);
    expect(await readProblems({ ...row('MMM-1'), confirmed: '6', validTill: '2098-01-01' })).toEqual([
      '2 | Associate number | Another account has this',
    ]);
    const exported = await admin.export('members');
    expect(exported.split('\n')[0]).toBe(
      '\uFEFFID,Name,Mobile,Email,Username,Sponsor,Associate number,Sponsor number,Joined',
    );
    expect(await admin.check('members', exported)).toMatchObject({ invalid: 0, changes: 0 });
  });

  it('names a sponsor by the number or by the username, but not by both', async () => {
    const file = 'Name,Mobile,Sponsor,Sponsor number\nGita,7222000001,asha,ASHA2023\nRita,7222000002,asha,\n';
    const { id, changes } = await admin.check('members', file);
    expect([changes, (await admin.problems(id)).data]).toEqual([
      1,
      [
        {
          row: 2,
          column: 'Sponsor',
          message: 'Name the sponsor by the number or by the username, not by both',
        },
      ],
    ]);
  });

  it('goes on behind the last whole row when the server stops in the middle, and a cancel keeps what is saved', async () => {
    const rows = makeCompany(330);
    const { id } = await admin.check('members', toMemberFile(rows));
    await admin.confirm(id);
    const stopInTheMiddle = async () => {
      const server = new AbortController();
      const running = app.runImports(server.signal);
      const { saved } = await admin.read(id);
      while ((await admin.read(id)).saved === saved) await setImmediate();
      server.abort();
      await running;
    };
    await stopInTheMiddle();
    const first = await admin.read(id);
    await stopInTheMiddle();
    const second = await admin.read(id);
    expect([first.status, second.status]).toEqual(['IMPORTING', 'IMPORTING']);
    expect([first.saved > 0, second.saved > first.saved, second.saved < 330]).toEqual([true, true, true]);
    expect((await app.sql(COMPANY)).length).toBe(second.saved);
    expect(await miscounted(app)).toEqual([]);

    expect((await admin.cancel(id)).status).toBe(200);
    expect(await admin.read(id)).toMatchObject({ status: 'CANCELLED', saved: second.saved });
    const rest = await admin.import('members', toMemberFile(rows));
    expect(rest).toMatchObject({ status: 'DONE', changes: 330 - second.saved, saved: 330 - second.saved });
    expect((await app.sql(COMPANY)).length).toBe(330);
    expect(await miscounted(app)).toEqual([]);
  });
});
