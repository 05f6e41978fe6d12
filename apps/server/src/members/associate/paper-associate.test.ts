import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { UNKNOWN, sendCode, verify } from '../../../test/codes.ts';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted } from '../../../test/tree.ts';

const Created = z.object({ data: z.object({ id: z.string(), userId: z.string() }) });

describe('a person who joins on paper', () => {
  const app = useTestApp();
  let staff: TreeCaller;
  beforeEach(async () => {
    staff = await TreeCaller.logIn(app, 'staff');
  });

  /** The form with a mobile number of its own. */
  const paper = (mobile: string, more: object = {}) => ({ name: 'Kiran Devi', mobile, ...more });
  const create = (body: unknown) => staff.send('POST', '/associates', body);
  const readUser = async (id: string) => {
    const [user] = await app.sql(`select first_name, last_name, mobile, email, roles::text as roles,
      mobile_verified_at is not null as proven, password_hash from users where id = '${id}'`);
    return user;
  };

  it('gets an account without a login, and a place below the sponsor', async () => {
    const response = await create(
      paper('9812300001', {
        email: 'Kiran@Example.in',
        parentId: associateId('asha'),
        referralCode: 'kiran1',
      }),
    );
    const body: unknown = await response.json();
    expect([response.status, body]).toMatchObject([
      200,
      { data: { name: 'Kiran Devi', referralCode: 'KIRAN1', sponsor: { referralCode: 'ASHA2023' } } },
    ]);
    const { id, userId } = Created.parse(body).data;
    expect(await readUser(userId)).toEqual({
      first_name: 'Kiran',
      last_name: 'Devi',
      mobile: '9812300001',
      email: 'kiran@example.in',
      roles: '{MEMBER}',
      proven: false,
      password_hash: null,
    });
    expect(await miscounted(app)).toEqual([]);
    expect(
      await app.sql(`select action, before, after from audit_entries where subject = 'associate/${id}'`),
    ).toEqual([
      { action: 'create', before: null, after: { memberId: userId, parentId: associateId('asha') } },
    ]);
  });

  it('opens the account with the first code to the number, and keeps the place', async () => {
    const mobile = UNKNOWN.slice(3);
    const { userId } = Created.parse(
      await (await create(paper(mobile, { parentId: associateId('asha') }))).json(),
    ).data;
    const session = await verify(app, await sendCode(app), UNKNOWN, { sponsorCode: 'RAVI2023' });
    const { user, token } = Session.parse(await session.json());
    expect([user.id, user.firstName, user.unproven]).toEqual([userId, 'Kiran', []]);
    expect(await (await new TreeCaller(app, token).get('/associates/self/data')).json()).toMatchObject({
      data: { sponsor: { referralCode: 'ASHA2023' } },
    });
    expect(await app.sql(`select id from users where mobile = '${mobile}'`)).toEqual([{ id: userId }]);
  });

  it('is not the owner of a number that an account with a login has only written into its profile', async () => {
    const { data } = Created.parse(await (await create(paper('9812300002'))).json());
    await app.sql(`update users set password_hash = 'x' where id = '${data.userId}'`);
    app.clock.now += 7_200_000;
    const destination = '+919812300002';
    const session = await verify(app, await sendCode(app, destination), destination);
    expect(Session.parse(await session.json()).user.id).not.toBe(data.userId);
  });

  it.each([
    ['9000000001', 'mobile', 'Another account has this mobile number', {}],
    ['9812300003', 'mobile', 'Another account has this mobile number', {}],
    ['9812300004', 'email', 'Another account has this email', { email: 'asha@example.in' }],
    ['9812300004', 'referralCode', 'Another associate has this referral code', { referralCode: 'ASHA2023' }],
  ])('needs contacts and a code of their own: %s, %s', async (mobile, field, message, more) => {
    await app.sql(`update users set email_verified_at = now() where username = 'asha'`);
    await create(paper('9812300003'));
    const response = await create(paper(mobile, more));
    expect([response.status, await response.json()]).toEqual([409, toFailure(message, { [field]: message })]);
    expect(await app.sql(`select 1 from users where mobile = '9812300004'`)).toEqual([]);
  });

  it('needs a sponsor that exists, and leaves no account without', async () => {
    const parentId = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
    expect((await create(paper('9812300005', { parentId }))).status).toBe(400);
    expect(await app.sql(`select 1 from users where mobile = '9812300005'`)).toEqual([]);
  });

  it.each([{ name: '' }, { name: 'K9' }, { mobile: '12345' }, { mobile: '1234567890' }, { email: 'x' }])(
    'is rejected with %j',
    async (invalid) => {
      expect((await create({ ...paper('9812300006'), ...invalid })).status).toBe(400);
    },
  );
});
