import { Session, getMember, listMembers } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, sendCode, verify } from '../../../test/codes.ts';
import { completeSignIn } from '../../../test/complete-sign-in.ts';
import { GooglePopup } from '../../../test/google-popup.ts';
import { callAs, logIn, refresh, toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const BLOCKED = toFailure('Your account is blocked. Please call customer care.');
const REASON = 'Orders under false names';

describe('a blocked member', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });
  let admin: StaffMember;
  let id = '';

  const block = (by = admin, member = id, reason: unknown = REASON) =>
    by.post(`/api/admin/members/${member}/block`, { reason });
  const unblock = (by = admin, member = id) => by.post(`/api/admin/members/${member}/unblock`, {});
  const find = async () =>
    getMember.response.body.parse(await (await admin.get(`/api/admin/members/${id}`)).json()).data;

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
    id = (await logIn(app, 'asha')).user.id;
  });
  beforeEach(() => app.sql('update users set blocked_at = null, block_reason = null'));

  it('is logged out at once, on every device', async () => {
    const [phone, laptop] = [await logIn(app, 'asha'), await logIn(app, 'asha')];
    expect(await (await block()).json()).toEqual({
      success: true,
      data: { ...(await find()), block: { at: '2026-11-21T06:30:00.000Z', reason: REASON } },
    });
    for (const { token, refreshToken } of [phone, laptop]) {
      expect((await callAs(app, token, '/auth/security')).status).toBe(401);
      expect((await refresh(app, refreshToken)).status).toBe(401);
    }
  });

  it('reads with every proof of identity that the account is blocked, and without one nothing of it', async () => {
    await block();
    const popup = new GooglePopup(app);
    const word = await popup.comeBack(await completeSignIn((await popup.open()).href, { login: 'asha' }));
    const tries = [
      await app.post('/auth/login', { usernameOrEmail: 'asha', password: 'demo1234' }),
      await verify(app, await sendCode(app, ASHA), ASHA),
      await popup.redeem(word),
    ];
    for (const response of tries) expect([response.status, await response.json()]).toEqual([403, BLOCKED]);
    const guess = await app.post('/auth/login', { usernameOrEmail: 'asha', password: 'demo12345' });
    expect([guess.status, await guess.json()]).toEqual([401, toFailure('Invalid username or password')]);
    expect(await app.sql(`select id from sessions where user_id = '${id}' and revoked_at is null`)).toEqual(
      [],
    );
  });

  it('cannot go on with a login that began at the moment of the block', async () => {
    const { token } = await logIn(app, 'asha');
    await app.sql(`update users set blocked_at = now(), block_reason = 'x' where id = '${id}'`);
    expect((await callAs(app, token, '/auth/security')).status).toBe(401);
  });

  it('logs in again after the block has ended', async () => {
    await block();
    expect((await unblock()).status).toBe(200);
    expect((await find()).block).toBeNull();
    expect(Session.parse(await logIn(app, 'asha')).user.id).toBe(id);
    // It changes nothing a second time.
    expect((await unblock()).status).toBe(200);
    const { data } = await admin.audit(`member/${id}`);
    expect(data.slice(0, 2).map(({ before, after }) => [before, after])).toEqual([
      [
        { memberId: id, isBlocked: true },
        { memberId: id, isBlocked: false },
      ],
      [
        { memberId: id, isBlocked: false },
        { memberId: id, isBlocked: true },
      ],
    ]);
  });

  it('is found by the status, and shown with the reason to administrators', async () => {
    await block();
    const list = async (query: string) =>
      listMembers.response.body.parse(await (await admin.get(`/api/admin/members?${query}`)).json());
    const { total, data } = await list('status=BLOCKED');
    expect([total, data[0]?.username, data[0]?.block?.reason]).toEqual([1, 'asha', REASON]);
    expect((await list('status=ACTIVE')).data.map(({ username }) => username)).not.toContain('asha');
    expect((await admin.get('/api/admin/members?status=GONE')).status).toBe(400);
  });

  it('cannot be blocked a second time: the other administrator gets the member as it is now', async () => {
    await block();
    const second = await block(admin, id, 'Another reason');
    expect([second.status, await second.json()]).toEqual([
      409,
      { ...toFailure('This member is blocked already.'), current: await find() },
    ]);
    expect((await find()).block?.reason).toBe(REASON);
  });

  it('is blocked by another administrator only, with a reason', async () => {
    const own = await block(admin, admin.id.toUpperCase());
    expect([own.status, await own.json()]).toEqual([409, toFailure('You cannot block your own account.')]);
    for (const reason of ['', '   ', 'x'.repeat(501), null, 1])
      expect((await block(admin, id, reason)).status).toBe(400);
    const staff = await StaffMember.logIn(app);
    expect(
      toStatuses([await block(staff), await unblock(staff), await staff.get(`/api/admin/members/${id}`)]),
    ).toEqual([403, 403, 403]);
    for (const unknown of ['01a2058b-a088-7593-895b-e301684aecff', 'nonsense'])
      expect(
        toStatuses([
          await block(admin, unknown),
          await unblock(admin, unknown),
          await admin.get(`/api/admin/members/${unknown}`),
        ]),
      ).toEqual([404, 404, 404]);
    expect((await find()).block).toBeNull();
  });
});
