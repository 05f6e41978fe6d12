import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AGREEMENT_VERSION } from '../../../test/agreement-version.ts';
import { sendCode, verify } from '../../../test/codes.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { logIn, passToNextHour, toFailure, toStatuses } from '../../../test/identity.ts';
import { publishCompany } from '../../../test/publish-company.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const OwnPlace = z.object({ data: z.object({ referralCode: z.string(), isAgreementOutdated: z.boolean() }) });
const DAY_MS = 86_400_000;

describe('the agreement of an associate', () => {
  const app = useTestApp();
  let members = 0;

  beforeEach(() => passToNextHour(app));

  /** Signs up with a new account; returns its calls. */
  async function join(more: Record<string, unknown> = {}) {
    members += 1;
    const username = `joiner${members}`;
    const password = 'lentil12';
    const form = { name: 'Gita Sharma', email: `${username}@example.in`, username };
    const passwords = { password, confirmPassword: password };
    expect((await app.post('/auth/register', { ...form, ...passwords, ...more })).status).toBe(200);
    return member(username, (await logIn(app, username, password)).token);
  }

  function member(username: string, token: string) {
    const headers = { Authorization: `Bearer ${token}` };
    return {
      username,
      read: async () => {
        const response = await app.call('/associates/self/agreement', { headers });
        return { status: response.status, body: await response.json() };
      },
      accept: (agreementVersion: string) =>
        app.post('/associates/self/agreement', { agreementVersion }, headers),
      withdraw: () => app.post('/associates/self/agreement/withdrawal', undefined, headers),
      place: async () => {
        const response = await app.call('/associates/self/data', { headers });
        return OwnPlace.parse(await response.json()).data;
      },
    };
  }

  /** Makes what a member accepted an older version. */
  const outdate = (username: string) =>
    app.sql(`update agreements set version = '2025-01-01' where user_id = (select id from users where
      username = '${username}')`);

  it('is stored at sign-up with its version and time, and 30 days to withdraw', async () => {
    const gita = await join({ agreementVersion: AGREEMENT_VERSION });
    const acceptedAt = new Date(app.clock.now).toISOString();
    expect(await gita.read()).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          currentVersion: AGREEMENT_VERSION,
          accepted: {
            version: AGREEMENT_VERSION,
            acceptedAt,
            coolingOffEndsAt: new Date(app.clock.now + 30 * DAY_MS).toISOString(),
            daysLeft: 30,
            withdrawnAt: null,
          },
        },
      },
    });
  });

  it('is stored at a sign-up by mobile too, but not at a login with a number that has an account', async () => {
    const destination = '+919123456780';
    const enter = async () => {
      passToNextHour(app);
      const otp = await sendCode(app, destination);
      const response = await verify(app, otp, destination, { agreementVersion: AGREEMENT_VERSION });
      return Session.parse(await response.json());
    };
    const { token, user } = await enter();
    expect((await member('', token).read()).body).toMatchObject({
      data: { accepted: { version: AGREEMENT_VERSION } },
    });
    await app.sql(`delete from agreements where user_id = '${user.id}'`);
    const again = await enter();
    expect((await member('', again.token).read()).body).toMatchObject({ data: { accepted: null } });
  });

  it('is not there for an associate who read none, or one that is no longer valid', async () => {
    for (const more of [{}, { agreementVersion: '2020-01-01' }])
      expect((await (await join(more)).read()).body).toEqual({
        success: true,
        data: { currentVersion: AGREEMENT_VERSION, accepted: null },
      });
  });

  it('can be accepted later, once however often it is sent', async () => {
    const gita = await join();
    const responses = await Promise.all(Array.from({ length: 5 }, () => gita.accept(AGREEMENT_VERSION)));
    expect(toStatuses(responses)).toEqual([200, 200, 200, 200, 200]);
    expect((await gita.read()).body).toMatchObject({ data: { accepted: { daysLeft: 30 } } });
    const rows = await app.sql(
      `select version from agreements join users on users.id = user_id where username = '${gita.username}'`,
    );
    expect(rows).toEqual([{ version: AGREEMENT_VERSION }]);
  });

  it('cannot be accepted in a version that is not valid', async () => {
    const response = await (await join()).accept('2020-01-01');
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('There is a newer version of the agreement. Please read it first.'),
    ]);
  });

  it('counts a newer version from the first day', async () => {
    const gita = await join({ agreementVersion: AGREEMENT_VERSION });
    await outdate(gita.username);
    app.clock.now += 10 * DAY_MS;
    const later = member(gita.username, (await logIn(app, gita.username, 'lentil12')).token);
    expect((await later.read()).body).toMatchObject({ data: { accepted: { version: '2025-01-01' } } });
    await later.accept(AGREEMENT_VERSION);
    expect((await later.read()).body).toMatchObject({
      data: { accepted: { version: AGREEMENT_VERSION, daysLeft: 20 } },
    });
  });

  it('ends by one press within the cooling-off period: the code invites no one, member and staff are notified', async () => {
    const gita = await join({ agreementVersion: AGREEMENT_VERSION });
    const code = (await gita.place()).referralCode;
    const sponsor = () => app.call(`/associates/sponsor/${code}`);
    expect((await sponsor()).status).toBe(200);
    const responses = await Promise.all([gita.withdraw(), gita.withdraw()]);
    expect(toStatuses(responses).toSorted()).toEqual([200, 409]);
    expect((await gita.read()).body).toMatchObject({
      data: { accepted: { withdrawnAt: new Date(app.clock.now).toISOString() } },
    });
    expect((await sponsor()).status).toBe(404);
    const staff = await MemberClient.logIn(app, 'staff');
    expect(await (await staff.get('/api/admin/notices')).json()).toMatchObject({
      data: [{ kind: 'AGREEMENT_WITHDRAWN', name: gita.username }],
    });

    await gita.accept(AGREEMENT_VERSION);
    expect((await gita.read()).body).toMatchObject({ data: { accepted: { withdrawnAt: null } } });
    expect((await sponsor()).status).toBe(200);
  });

  it('is outdated for an associate who accepted an older version, until the new one is accepted or the old one ends', async () => {
    const gita = await join({ agreementVersion: AGREEMENT_VERSION });
    const other = await join({ agreementVersion: AGREEMENT_VERSION });
    expect(await gita.place()).toMatchObject({ isAgreementOutdated: false });
    await outdate(gita.username);
    await outdate(other.username);
    expect(await gita.place()).toMatchObject({ isAgreementOutdated: true });
    app.clock.now += 1000;
    await gita.accept(AGREEMENT_VERSION);
    expect(await gita.place()).toMatchObject({ isAgreementOutdated: false });
    expect((await other.withdraw()).status).toBe(200);
    expect(await other.place()).toMatchObject({ isAgreementOutdated: false });
    expect(await (await join()).place()).toMatchObject({ isAgreementOutdated: false });
  });

  it('can no longer be withdrawn when the 30 days are over', async () => {
    const gita = await join({ agreementVersion: AGREEMENT_VERSION });
    app.clock.now += 30 * DAY_MS;
    const later = member(gita.username, (await logIn(app, gita.username, 'lentil12')).token);
    const response = await later.withdraw();
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('You cannot withdraw here any more. Please write to us.'),
    ]);
    expect((await later.read()).body).toMatchObject({
      data: { accepted: { daysLeft: 0, withdrawnAt: null } },
    });
  });

  it('does not exist for staff who are no associates', async () => {
    const staff = member('staff', (await logIn(app, 'staff')).token);
    const responses = [await staff.accept(AGREEMENT_VERSION), await staff.withdraw()];
    expect([(await staff.read()).status, ...toStatuses(responses)]).toEqual([404, 404, 404]);
  });

  it('can be withdrawn for as many days as were published when it was accepted', async () => {
    const gita = await join({ agreementVersion: AGREEMENT_VERSION });
    await publishCompany(await StaffMember.logIn(app, 'admin'), { coolingOffDays: '45' });
    const later = await join({ agreementVersion: AGREEMENT_VERSION });
    expect([(await gita.read()).body, (await later.read()).body]).toMatchObject([
      { data: { accepted: { daysLeft: 30 } } },
      { data: { accepted: { daysLeft: 45 } } },
    ]);
  });
});
