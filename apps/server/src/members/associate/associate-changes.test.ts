import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

const NO_USER = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const Created = z.object({ data: z.object({ id: z.string(), referralCode: z.string() }) });

describe('POST /associates', () => {
  const app = useTestApp();
  let staff: TreeCaller;
  const create = (body: unknown) => staff.send('POST', '/associates', body);
  /** Creates an account without a place in the tree and returns its id. */
  const account = async (name: string) => {
    const [row] = await app.sql(`insert into users (id, username, first_name, last_name, roles)
      values (gen_random_uuid(), '${name}', 'New', 'Body', '{STAFF}') returning id`);
    return z.object({ id: z.string() }).parse(row).id;
  };
  const rejected = async (body: unknown) => {
    const response = await create(body);
    return [response.status, await response.json()];
  };

  beforeAll(async () => {
    staff = await TreeCaller.logIn(app, 'staff');
  });

  it('gives an account a place below a sponsor, and increases the counters of all associates above', async () => {
    const id = await account('newone');
    const response = await create({ userId: id, parentId: associateId('yusuf') });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        success: true,
        data: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          userId: id,
          name: 'New Body',
          referralCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
          sponsor: { referralCode: 'YUSUF2026', name: 'Yusuf Qureshi' },
          joinedAt: new Date(app.clock.now).toISOString(),
          directCount: 0,
          totalCount: 0,
          sharesContact: false,
        },
      },
    ]);
    const counters = await app.sql(`select username, direct_count as direct, total_count as total
      from associates join users on users.id = user_id
      where username in ('yusuf', 'salma', 'asha', 'kamla', 'geeta') order by username`);
    expect(counters).toEqual([
      { username: 'asha', direct: 5, total: 23 },
      { username: 'geeta', direct: 3, total: 8 },
      { username: 'kamla', direct: 3, total: 27 },
      { username: 'salma', direct: 1, total: 2 },
      { username: 'yusuf', direct: 1, total: 1 },
    ]);
    expect(await miscounted(app)).toEqual([]);
  });

  it('turns a plain user into a member, and accepts a user id for the parent and a chosen code', async () => {
    const id = await account('chosen');
    const body = { userId: id, parentId: userId('ravi'), referralCode: ' chosen1 ' };
    expect(Created.parse(await (await create(body)).json()).data.referralCode).toBe('CHOSEN1');
    expect(await app.sql(`select roles::text from users where id = '${id}'`)).toEqual([
      { roles: '{STAFF,MEMBER}' },
    ]);
  });

  it('gives a place at the top when there is no parent', async () => {
    for (const more of [{}, { parentId: null }]) {
      const response = await create({ userId: await account(`top${Object.keys(more).length}`), ...more });
      expect(await response.json()).toMatchObject({ data: { sponsor: null } });
    }
  });

  it('reports what is invalid, and stores nothing', async () => {
    const id = await account('rejected');
    const [unknown, known, taken] = [
      'No account has this id',
      'This account is already an associate',
      'Another associate has this referral code',
    ];
    expect(await rejected({ userId: NO_USER })).toEqual([400, toFailure(unknown, { userId: unknown })]);
    const former = await account('former');
    await app.sql(`update users set deleted_at = now() where id = '${former}'`);
    expect(await rejected({ userId: former })).toEqual([400, toFailure(unknown, { userId: unknown })]);
    expect(await rejected({ userId: userId('asha') })).toEqual([409, toFailure(known, { userId: known })]);
    const noParent = toFailure('No associate has this id', { parentId: 'No associate has this id' });
    expect(await rejected({ userId: id, parentId: NO_USER })).toEqual([400, noParent]);
    expect(await rejected({ userId: id, parentId: userId('staff') })).toEqual([400, noParent]);
    expect(await rejected({ userId: id, parentId: userId('asha'), referralCode: 'ravi2023' })).toEqual([
      409,
      toFailure(taken, { referralCode: taken }),
    ]);
    expect(await app.sql(`select roles::text from users where id = '${id}'`)).toEqual([{ roles: '{STAFF}' }]);
    expect(await app.sql(`select id from associates where user_id = '${id}'`)).toEqual([]);
    expect(await miscounted(app)).toEqual([]);
  });

  it.each([
    {},
    { userId: 'x' },
    { userId: NO_USER, parentId: 'x' },
    { userId: NO_USER, referralCode: 'a b c d' },
  ])('rejects %j', async (body) => {
    expect((await create(body)).status).toBe(400);
  });

  it('gives an account only one place when many requests arrive at once', async () => {
    const id = await account('popular');
    const responses = await Promise.all(
      ['geeta', 'imran', 'sreeja', 'yusuf', 'ravi', 'kamla'].map((name) =>
        create({ userId: id, parentId: userId(name) }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await miscounted(app)).toEqual([]);
  });
});

describe('PUT /associates/{id}', () => {
  const app = useTestApp();
  let asha: TreeCaller;
  let admin: TreeCaller;
  beforeAll(async () => {
    asha = await TreeCaller.logIn(app, 'asha');
    admin = await TreeCaller.logIn(app, 'admin');
  });

  it('lets a member agree to share the contact, and withdraw that', async () => {
    const contact = async () => {
      await app.sql(`update users set password_hash =
        (select password_hash from users where username = 'ravi') where username = 'geeta'`);
      const geeta = await TreeCaller.logIn(app, 'geeta');
      const response = await geeta.get(`/associates//upstream/${userId('geeta')}`);
      return z
        .object({ data: z.array(z.object({ contact: z.unknown() })) })
        .parse(await response.json())
        .data.map((person) => person.contact)[0];
    };
    const masked = { phone: '90••••••01', email: 'a•••@example.in', isMasked: true };
    expect(await contact()).toEqual(masked);
    const agreed = await asha.send('PUT', `/associates/${userId('asha')}`, { sharesContact: true });
    expect([agreed.status, await agreed.json()]).toMatchObject([
      200,
      { success: true, data: { sharesContact: true } },
    ]);
    expect(await contact()).toEqual({ phone: '9000000001', email: 'asha@example.in', isMasked: false });
    await asha.send('PUT', `/associates/${associateId('asha')}`, { sharesContact: false });
    expect(await contact()).toEqual(masked);
  });

  it('lets an admin set a referral code, which then finds the sponsor, as the codes before it do', async () => {
    const path = `/associates/${associateId('suresh')}`;
    const given = await admin.send('PUT', path, { referralCode: 'suresh99' });
    expect(await given.json()).toMatchObject({ data: { referralCode: 'SURESH99' } });
    expect((await app.call('/associates/sponsor/suresh99')).status).toBe(200);
    const byFormer = await app.call('/associates/sponsor/suresh2025');
    expect(await byFormer.json()).toMatchObject({ data: { referralCode: 'SURESH99' } });
    expect((await admin.send('PUT', path, { referralCode: 'SURESH99' })).status).toBe(200);
    const taken = 'Another associate has this referral code';
    const rejected = await admin.send('PUT', path, { referralCode: 'Asha2023' });
    expect([rejected.status, await rejected.json()]).toEqual([
      409,
      toFailure(taken, { referralCode: taken }),
    ]);
  });

  it('lets a former code join below its associate, gives it to no other one, and gives it back', async () => {
    const path = `/associates/${associateId('imran')}`;
    const give = async (name: string, referralCode: string) =>
      (await admin.send('PUT', `/associates/${associateId(name)}`, { referralCode })).status;
    expect(await give('imran', 'IMRAN99')).toBe(200);
    const form = { name: 'Old Card', email: 'card@example.in', username: 'oldcard' };
    const passwords = { password: 'lentil12', confirmPassword: 'lentil12' };
    const joined = await app.post('/auth/register', { ...form, ...passwords, sponsorCode: 'imran2023' });
    expect(joined.status).toBe(200);
    expect(
      await app.sql(
        `select parent_id from associates where user_id = (select id from users where username = 'oldcard')`,
      ),
    ).toEqual([{ parent_id: associateId('imran') }]);

    expect(await give('rekha', 'IMRAN2023')).toBe(409);
    const body = { userId: userId('staff'), referralCode: 'IMRAN2023' };
    expect((await admin.send('POST', '/associates', body)).status).toBe(409);
    expect(await give('imran', 'IMRAN2023')).toBe(200);
    expect(await app.sql(`select code from former_referral_codes where code like 'IMRAN%'`)).toEqual([
      { code: 'IMRAN99' },
    ]);
    expect(await (await admin.get(path.replace('/associates/', '/associates/tree/'))).json()).toMatchObject({
      data: { node: { referralCode: 'IMRAN2023' } },
    });
  });

  it('gives a code to only one of many simultaneous requests', async () => {
    const names = ['geeta', 'imran', 'sreeja', 'harpreet', 'suresh', 'rekha'];
    const responses = await Promise.all(
      names.map((name) => admin.send('PUT', `/associates/${associateId(name)}`, { referralCode: 'WANTED' })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('lets members change only their own fields, and admins only theirs', async () => {
    const own = await asha.send('PUT', `/associates/${associateId('asha')}`, { referralCode: 'QUEEN1' });
    expect([own.status, await own.json()]).toEqual([
      403,
      toFailure('Only admins can assign referral codes.'),
    ]);
    const both = { referralCode: 'QUEEN1', sharesContact: true };
    expect((await asha.send('PUT', `/associates/${associateId('asha')}`, both)).status).toBe(403);
    const other = await admin.send('PUT', `/associates/${associateId('asha')}`, { sharesContact: true });
    expect([other.status, await other.json()]).toEqual([
      403,
      toFailure('Only the associate can choose to share their contact details.'),
    ]);
    expect(
      await app.sql(
        `select referral_code, shares_contact from associates where id = '${associateId('asha')}'`,
      ),
    ).toEqual([{ referral_code: 'ASHA2023', shares_contact: false }]);
  });

  it.each(['geeta', 'kamla', 'ravi'])(
    'returns 404 to a member for any other associate: %s',
    async (username) => {
      for (const body of [{ sharesContact: true }, {}, 'x'])
        expect((await asha.send('PUT', `/associates/${associateId(username)}`, body)).status).toBe(404);
    },
  );

  it.each([{}, { sharesContact: 'yes' }, { referralCode: 'abc' }, { referralCode: 'A-B-C-D' }])(
    'rejects %j',
    async (body) => {
      expect((await admin.send('PUT', `/associates/${associateId('asha')}`, body)).status).toBe(400);
    },
  );

  it('returns 404 for an unknown associate', async () => {
    expect((await admin.send('PUT', `/associates/${NO_USER}`, {})).status).toBe(404);
    expect((await admin.send('PUT', '/associates/x', {})).status).toBe(404);
  });
});
