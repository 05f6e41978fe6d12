import { User } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MemberClient, CORRECTION } from '../../../test/member-client.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Users = z.object({ data: z.array(User) });
const Failed = z.looseObject({ current: z.unknown() });

describe('two admins who decide at once', () => {
  const app = useTestApp();
  let admin: MemberClient;
  let other: MemberClient;
  let ravi: MemberClient;

  beforeAll(async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username = 'staff'`);
    admin = await MemberClient.logIn(app, 'admin');
    other = await MemberClient.logIn(app, 'staff');
    ravi = await MemberClient.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate member_requests, notifications, rate_limits');
    await app.sql(`update users set last_name = 'Kumar' where id = '${ravi.id}'`);
  });

  const lastName = async () => {
    const { data } = Users.parse(await (await admin.get('/admin/users/all')).json());
    return data.find(({ id }) => id === ravi.id)?.lastName;
  };
  const auditedTotal = async (id: string) =>
    z
      .object({ total: z.number() })
      .parse(await (await admin.get(`/api/admin/audit?subject=request/${id}`)).json()).total;

  it('approve a request once: the other one gets a conflict with the request as it is now', async () => {
    for (let round = 0; round < 5; round += 1) {
      const text = `Sinha ${round}`;
      const { id } = await ravi.raise({ ...CORRECTION, text });
      const responses = await Promise.all([admin.approve(id), other.approve(id)]);
      expect(toStatuses(responses).toSorted()).toEqual([200, 409]);
      const late = responses.find(({ status }) => status === 409);
      expect(await late?.json()).toEqual({
        ...toFailure('This request has already been decided.'),
        current: expect.objectContaining({ id, status: 'APPROVED', storedValue: text }),
      });
      expect([await lastName(), await auditedTotal(id)]).toEqual([text, 1]);
    }
    expect(await ravi.sentences()).toHaveLength(5);
  });

  it('decide differently once: the profile is as the decision that counts says', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await lastName();
      const text = `Gupta ${round}`;
      const { id } = await ravi.raise({ ...CORRECTION, text });
      const [approved, rejected] = await Promise.all([admin.approve(id), other.reject(id, 'No')]);
      const isApproved = approved.status === 200;
      expect(rejected.status).toBe(isApproved ? 409 : 200);
      expect([await lastName(), await auditedTotal(id)]).toEqual([isApproved ? text : before, 1]);
      const late = isApproved ? rejected : approved;
      expect(Failed.parse(await late.json()).current).toMatchObject({
        status: isApproved ? 'APPROVED' : 'REJECTED',
      });
    }
  });

  it('approve two corrections of one member, and both count', async () => {
    const first = await ravi.raise({ ...CORRECTION, text: 'Sinha' });
    const second = await ravi.raise({ ...CORRECTION, field: 'GENDER', text: 'MALE' });
    const responses = await Promise.all([admin.approve(first.id), other.approve(second.id)]);
    expect(toStatuses(responses)).toEqual([200, 200]);
    const { data } = Users.parse(await (await admin.get('/admin/users/all')).json());
    expect(data.find(({ id }) => id === ravi.id)).toMatchObject({ lastName: 'Sinha', gender: 'MALE' });
  });
});
