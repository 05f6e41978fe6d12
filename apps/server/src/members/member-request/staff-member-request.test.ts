import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MemberClient, CORRECTION } from '../../../test/member-client.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { associateId } from '../../../test/tree.ts';

const PARENT = { kind: 'PARENT_CHANGE', referralCode: 'ASHA2023', reason: 'We are neighbours.' };
const Total = z.object({ total: z.number() });
const DECIDED = toFailure('This request has already been decided.');

describe('the requests of all members', () => {
  const app = useTestApp();
  let admin: MemberClient;
  let asha: MemberClient;
  let ravi: MemberClient;

  beforeAll(async () => {
    admin = await MemberClient.logIn(app, 'admin');
    asha = await MemberClient.logIn(app, 'asha');
    ravi = await MemberClient.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate member_requests, notifications, rate_limits');
    // An approval changes the profile.
    await app.sql(`update users set last_name = 'Mishra' where id = '${asha.id}'`);
    await app.sql(`update users set last_name = 'Kumar' where id = '${ravi.id}'`);
  });

  const toIds = async (response: Response) =>
    z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .parse(await response.json())
      .data.map(({ id }) => id);

  it('are listed newest first, by status or all, with the member who sent them', async () => {
    const first = await ravi.raise();
    const second = await asha.raise();
    const third = await ravi.raise();
    const fourth = await ravi.raise();
    await admin.approve(second.id);
    await admin.reject(third.id);
    const all = await admin.get('/requests/all/all');
    expect(await all.clone().json()).toMatchObject({
      success: true,
      data: [
        { id: fourth.id, ...CORRECTION, status: 'OPEN', member: { id: ravi.id, name: 'Ravi Kumar' } },
        { id: third.id, status: 'REJECTED' },
        { id: second.id, status: 'APPROVED', member: { id: asha.id, name: 'Asha Devi Mishra' } },
        { id: first.id, status: 'OPEN' },
      ],
      pagination: { page: 1, limit: 100, total: 4, pages: 1 },
    });
    expect(await toIds(await admin.get('/requests/all/OPEN'))).toEqual([fourth.id, first.id]);
    expect(await toIds(await admin.get('/requests/all/open?page=2&limit=1'))).toEqual([first.id]);
    expect(await toIds(await admin.get('/requests/all/APPROVED'))).toEqual([second.id]);
    expect(await toIds(await admin.get('/requests/all/rejected'))).toEqual([third.id]);
    expect((await admin.get('/requests/all/lost')).status).toBe(404);
  });

  it('are listed by kind and search too, the oldest first where asked', async () => {
    const first = await ravi.raise();
    const second = await ravi.raise(PARENT);
    const third = await asha.raise({ ...CORRECTION, field: 'GENDER', text: 'female' });
    const list = async (query: string) => {
      const response = await admin.get(`/requests/all/all?${query}`);
      return [await toIds(response.clone()), Total.parse(await response.json()).total];
    };
    expect(await list('kind=PROFILE_CORRECTION')).toEqual([[third.id, first.id], 2]);
    expect(await list('kind=PROFILE_CORRECTION&page=2&limit=1')).toEqual([[first.id], 2]);
    expect(await list('kind=PARENT_CHANGE')).toEqual([[second.id], 1]);
    expect(await list('search=avi kum&sort=-newest')).toEqual([[first.id, second.id], 2]);
    expect(await list('search=asha2023')).toEqual([[second.id], 1]);
    expect(await list('search=devi mish&limit=1&page=3')).toEqual([[], 1]);
    const response = await admin.get('/requests/all/all?kind=OTHER');
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Choose what the requests are about'),
    ]);
  });

  it('are shown one by one, with what the profile has now', async () => {
    const correction = await ravi.raise();
    const parentChange = await ravi.raise(PARENT);
    const birthDate = await asha.raise({ ...CORRECTION, field: 'DATE_OF_BIRTH', text: '1990-02-28' });
    await app.sql(`update users set dob = '1991-03-14' where id = '${asha.id}'`);
    const read = async ({ id }: { id: string }) => (await admin.get(`/requests/${id}`)).json();
    expect(await read(correction)).toEqual({
      success: true,
      data: {
        ...correction,
        member: { id: ravi.id, name: 'Ravi Kumar' },
        storedValue: 'Kumar',
        sponsorId: null,
      },
    });
    expect(await read(parentChange)).toMatchObject({
      data: { ...parentChange, storedValue: null, sponsorId: associateId('asha') },
    });
    expect(await read(birthDate)).toMatchObject({ data: { storedValue: '1991-03-14' } });
    for (const id of [randomUUID(), 'nonsense'])
      expect(await read({ id })).toEqual(toFailure('Request not found'));
    expect((await admin.get('/requests/%00')).status).toBe(404);
  });

  it('are approved with an empty body, and their member sees the approval', async () => {
    const { id, createdAt } = await ravi.raise();
    app.clock.now += 60_000;
    const at = new Date(app.clock.now).toISOString();
    const response = await admin.approve(id);
    expect(response.status).toBe(200);
    const history = [
      { status: 'OPEN', at: createdAt, by: 'MEMBER', note: null },
      { status: 'APPROVED', at, by: 'ADMIN', note: null },
    ];
    expect(await response.json()).toMatchObject({
      success: true,
      data: { id, status: 'APPROVED', history, member: { id: ravi.id } },
    });
    expect(await ravi.requests()).toEqual([{ id, ...CORRECTION, status: 'APPROVED', createdAt, history }]);
    expect(await ravi.sentences()).toEqual(['Your request to correct your profile was approved.']);
    expect(await asha.sentences()).toEqual([]);
  });

  it('are rejected with or without a note', async () => {
    const one = await ravi.raise();
    const other = await ravi.raise(PARENT);
    await admin.reject(one.id, ' Send us a copy of your card. ');
    expect(await (await admin.reject(other.id)).json()).toMatchObject({ data: { status: 'REJECTED' } });
    expect((await ravi.requests()).map(({ history }) => history[1])).toMatchObject([
      { status: 'REJECTED', by: 'ADMIN', note: null },
      { status: 'REJECTED', by: 'ADMIN', note: 'Send us a copy of your card.' },
    ]);
    expect(await ravi.sentences()).toEqual([
      'Your request for another sponsor was rejected.',
      'Your request to correct your profile was rejected.',
    ]);
  });

  it('are decided once, even when many decisions come at once', async () => {
    const { id } = await ravi.raise();
    const responses = await Promise.all(Array.from({ length: 10 }, () => admin.approve(id)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    expect(await ravi.sentences()).toHaveLength(1);
    const response = await admin.reject(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      { ...DECIDED, current: expect.objectContaining({ id, status: 'APPROVED' }) },
    ]);
    expect(await ravi.requests()).toMatchObject([{ status: 'APPROVED' }]);
  });

  it('are approved or rejected, never both', async () => {
    const { id } = await ravi.raise();
    const responses = await Promise.all([
      admin.approve(id),
      admin.reject(id),
      admin.approve(id),
      admin.reject(id),
    ]);
    expect(toStatuses(responses).toSorted()).toEqual([200, 200, 409, 409]);
    expect(await ravi.sentences()).toHaveLength(1);
  });

  it('are decided or withdrawn, never both', async () => {
    const { id } = await ravi.raise();
    const [withdrawn, approved] = await Promise.all([ravi.withdraw(id), admin.approve(id)]);
    const isWithdrawn = withdrawn.status === 200;
    expect(approved.status).toBe(isWithdrawn ? 404 : 200);
    expect(await ravi.sentences()).toHaveLength(isWithdrawn ? 0 : 1);
  });

  it('must exist to be decided', async () => {
    for (const id of [randomUUID(), 'nonsense', '%00']) {
      const responses = [
        await admin.approve(id),
        await admin.reject(id),
        await admin.put(`/requests/${id}/reject`, []),
      ];
      expect(toStatuses(responses)).toEqual([404, 404, 404]);
    }
    const { id } = await ravi.raise();
    const response = await admin.reject(id, 'x'.repeat(501));
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Note must be at most 500 characters'),
    ]);
  });

  it('are visible to admins only, who decide on them', async () => {
    const staff = await MemberClient.logIn(app, 'staff');
    const { id } = await ravi.raise();
    for (const otherMember of [ravi, staff]) {
      const responses = [
        await otherMember.get('/requests/all/all'),
        await otherMember.get('/requests/all/lost'),
        await otherMember.get(`/requests/${id}`),
        await otherMember.approve(id),
        await otherMember.reject(id),
      ];
      expect(toStatuses(responses)).toEqual([403, 403, 403, 403, 403]);
    }
    expect(await ravi.requests()).toMatchObject([{ status: 'OPEN' }]);
  });
});
