import { randomUUID } from 'node:crypto';
import { User } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MemberClient, CORRECTION } from '../../../test/member-client.ts';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const AllUsers = z.object({ data: z.array(User) });
const NOT_APPLICABLE = toFailure(
  'The profile does not accept this value. Decline the request with a reason.',
);

describe('an approved correction', () => {
  const app = useTestApp();
  let admin: MemberClient;
  let ravi: MemberClient;

  beforeAll(async () => {
    admin = await MemberClient.logIn(app, 'admin');
    ravi = await MemberClient.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate member_requests, notifications, rate_limits');
    await app.sql(
      `update users set first_name = 'Ravi', last_name = 'Kumar', gender = null, dob = null where id = '${ravi.id}'`,
    );
  });

  const profile = async () => {
    const { data } = AllUsers.parse(await (await admin.get('/admin/users/all')).json());
    return data.find(({ id }) => id === ravi.id);
  };
  /** A request from before corrections named one fact. */
  const raiseEarlier = async (field: string, text: string) => {
    const id = randomUUID();
    await app.sql(`insert into member_requests (id, user_id, kind, field, text, created_at)
      values ('${id}', '${ravi.id}', 'PROFILE_CORRECTION', '${field}', '${text}', now())`);
    return id;
  };

  it.each([
    ['FIRST_NAME', ' Ravindra ', { firstName: 'Ravindra' }],
    ['LAST_NAME', 'Kumar Sinha', { lastName: 'Kumar Sinha' }],
    ['GENDER', 'male', { gender: 'MALE' }],
    ['DATE_OF_BIRTH', '1988-02-29', { dob: '1988-02-29T00:00:00.000Z' }],
  ])('of %s changes the profile, and nothing else of it', async (field, text, changed) => {
    const before = await profile();
    const { id } = await ravi.raise({ ...CORRECTION, field, text });
    expect(await profile()).toEqual(before);
    expect((await admin.approve(id)).status).toBe(200);
    expect(await profile()).toEqual({ ...before, ...changed });
  });

  it('is reported to the member, with a link to their requests', async () => {
    const { id } = await ravi.raise();
    await admin.approve(id);
    expect(await ravi.notifications()).toMatchObject({
      unread: 1,
      data: [
        {
          text: 'Your request to correct your profile was approved.',
          link: '/manage/requests',
          readAt: null,
        },
      ],
    });
  });

  it('is in the audit once, without what the member wrote', async () => {
    const { id } = await ravi.raise();
    await admin.approve(id);
    await admin.approve(id);
    const response = await admin.get(`/api/admin/audit?subject=request/${id}`);
    expect(await response.json()).toMatchObject({
      total: 1,
      data: [
        {
          actorId: admin.id,
          action: 'update',
          subject: `request/${id}`,
          before: { memberId: ravi.id, kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', status: 'OPEN' },
          after: { memberId: ravi.id, kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', status: 'APPROVED' },
          names: { [ravi.id]: 'Ravi Devi Mishra' },
        },
      ],
    });
  });

  it('changes nothing once it is rejected', async () => {
    const before = await profile();
    const { id } = await ravi.raise();
    await admin.reject(id, 'Send us a copy of your card.');
    expect(await profile()).toEqual(before);
    const audited = await admin.get(`/api/admin/audit?subject=request/${id}`);
    expect(await audited.json()).toMatchObject({ data: [{ after: { status: 'REJECTED' } }] });
  });

  it('is not applied a second time', async () => {
    const { id } = await ravi.raise();
    await admin.approve(id);
    await app.sql(`update users set last_name = 'Later' where id = '${ravi.id}'`);
    expect((await admin.approve(id)).status).toBe(200);
    expect(await profile()).toMatchObject({ lastName: 'Later' });
  });

  it.each([
    ['NAME', 'My surname is Sinha'],
    ['OTHER', 'Please call me'],
    ['EMAIL', 'new@example.in'],
    ['PHONE', '9000000009'],
    ['USERNAME', 'boss'],
    ['DATE_OF_BIRTH', '3 March, as on my card'],
    ['DATE_OF_BIRTH', '2020-01-01'],
    ['GENDER', 'see my card'],
  ])(
    'of an earlier kind that no profile accepts (%s: %s) stays open, and can be rejected',
    async (field, text) => {
      const id = await raiseEarlier(field, text);
      const before = await profile();
      const response = await admin.approve(id);
      expect([response.status, await response.json()]).toEqual([409, NOT_APPLICABLE]);
      expect([await profile(), await ravi.requests()]).toMatchObject([
        before ?? {},
        [{ id, status: 'OPEN' }],
      ]);
      expect(await ravi.sentences()).toEqual([]);
      expect(await (await admin.get(`/api/admin/audit?subject=request/${id}`)).json()).toMatchObject({
        total: 0,
      });
      expect((await admin.reject(id, 'Please send it again.')).status).toBe(200);
    },
  );

  it('of an earlier kind is applied where the profile accepts the value', async () => {
    expect((await admin.approve(await raiseEarlier('GENDER', 'Other'))).status).toBe(200);
    expect(await profile()).toMatchObject({ gender: 'OTHER' });
  });
});
