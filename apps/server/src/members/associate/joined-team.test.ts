import { beforeEach, describe, expect, it } from 'vitest';
import { passToNextHour } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId } from '../../../test/tree.ts';

const JOINED = 'A new associate has joined your team.';

describe('the sponsor of a new associate', () => {
  const app = useTestApp({ REGISTRATIONS_PER_ADDRESS: '100', LOGINS_PER_ADDRESS: '500' });
  let joiners = 0;

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('truncate notifications, message_choices');
  });

  /** Signs up with the code of a sponsor. */
  const signUp = (more: object = {}) => {
    joiners += 1;
    const username = `joiner${joiners}`;
    return app.post('/auth/register', {
      name: 'Gita Sharma',
      email: `${username}@example.in`,
      username,
      password: 'lentil12',
      confirmPassword: 'lentil12',
      sponsorCode: 'GEETA2023',
      ...more,
    });
  };
  const readAs = async (username: string) => (await MemberClient.logIn(app, username)).notifications();

  it('is notified of a sign-up, once, without the name of the person, and no one above is', async () => {
    expect((await signUp()).status).toBe(200);
    expect(await readAs('asha')).toMatchObject({ data: [], unread: 0 });
    const rows = await app.sql(`select username, kind, text, values::text as values, link from notifications
      join users on users.id = user_id`);
    expect(rows).toEqual([
      { username: 'geeta', kind: 'TEAM', text: JOINED, values: '{}', link: '/manage/team?tab=referred' },
    ]);
  });

  it('is notified of a person who joined on paper', async () => {
    const staff = await TreeCaller.logIn(app, 'staff');
    const paper = { name: 'Kiran Devi', mobile: '9812300009', parentId: associateId('asha') };
    expect((await staff.send('POST', '/associates', paper)).status).toBe(200);
    expect(await readAs('asha')).toMatchObject({ data: [{ kind: 'TEAM', text: JOINED }], unread: 1 });
    // A referral code that is taken: nothing is stored, no account and no notification.
    const rejected = { ...paper, mobile: '9812300010', referralCode: 'RAVI2023' };
    expect((await staff.send('POST', '/associates', rejected)).status).toBe(409);
    expect((await readAs('asha')).data).toHaveLength(1);
  });

  it('is not notified of a sign-up that is rejected, nor is anyone of one without a sponsor', async () => {
    expect((await signUp({ username: 'ravi' })).status).toBe(409);
    expect((await signUp({ sponsorCode: '' })).status).toBe(200);
    expect(await app.sql('select 1 as one from notifications')).toEqual([]);
  });

  it('can switch it off', async () => {
    const asha = await MemberClient.logIn(app, 'asha');
    await asha.put('/notifications/choices', { teamInApp: false });
    expect((await signUp({ sponsorCode: 'ASHA2023' })).status).toBe(200);
    expect((await asha.notifications()).data).toEqual([]);
    await asha.put('/notifications/choices', { teamInApp: true });
    await signUp({ sponsorCode: 'ASHA2023' });
    expect((await asha.notifications()).data).toMatchObject([{ text: JOINED }]);
  });
});
