import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberClient, CORRECTION } from '../../../test/member-client.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_FOUND = toFailure('Not found');
const PARENT = {
  kind: 'PARENT_CHANGE',
  referralCode: 'KAMLA2023',
  reason: 'She taught me the work.',
} as const;

describe('the requests of a member', () => {
  const app = useTestApp();
  let asha: MemberClient;
  let ravi: MemberClient;

  beforeAll(async () => {
    asha = await MemberClient.logIn(app, 'asha');
    ravi = await MemberClient.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate member_requests, notifications, rate_limits');
  });

  it('are empty at first', async () => {
    const response = await ravi.get(`/requests/user/${ravi.id}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: [],
      total: 0,
      pagination: { page: 1, limit: 100, total: 0, pages: 1 },
    });
  });

  it("can ask for another sponsor by the sponsor's code", async () => {
    const response = await ravi.send({
      ...PARENT,
      referralCode: ' kamla2023 ',
      userId: asha.id,
      status: 'APPROVED',
    });
    expect(response.status).toBe(201);
    const at = new Date(app.clock.now).toISOString();
    const stored = {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      ...PARENT,
      sponsorName: 'Kamla Devi',
      status: 'OPEN',
      createdAt: at,
      history: [{ status: 'OPEN', at, by: 'MEMBER', note: null }],
    };
    expect(await response.json()).toEqual({ success: true, data: stored });
    expect(await ravi.requests()).toEqual([stored]);
    expect(await asha.requests()).toEqual([]);
  });

  it('can ask for a profile correction', async () => {
    expect(await (await ravi.send(CORRECTION)).json()).toMatchObject({
      data: { ...CORRECTION, status: 'OPEN' },
    });
    expect(await ravi.requests()).toMatchObject([CORRECTION]);
  });

  it.each<[object, string]>([
    [{}, 'Choose what your request is about'],
    [{ kind: 'OTHER' }, 'Choose what your request is about'],
    [{ ...PARENT, referralCode: ' ' }, 'Referral code is required'],
    [{ ...PARENT, referralCode: 'X'.repeat(33) }, 'Referral code must be at most 32 characters'],
    [{ ...PARENT, reason: '' }, 'Please give a reason'],
    [{ ...PARENT, reason: 'x'.repeat(501) }, 'Reason must be at most 500 characters'],
    [{ ...PARENT, reason: 'a\0b' }, 'Reason contains an unreadable character'],
    [{ ...CORRECTION, field: 'ROLES' }, 'Choose what we should correct'],
    [{ ...CORRECTION, field: undefined }, 'Choose what we should correct'],
    [{ ...CORRECTION, field: 'NAME' }, 'Choose what we should correct'],
    [{ ...CORRECTION, field: 'EMAIL', text: 'a@b.in' }, 'You can change this yourself in your profile.'],
    [{ ...CORRECTION, field: 'PHONE', text: '9000000009' }, 'You can change this yourself in your profile.'],
    [{ ...CORRECTION, field: 'USERNAME', text: 'boss' }, 'You can change this yourself in your profile.'],
    [{ ...CORRECTION, text: ' ' }, 'Last name is required'],
    [{ ...CORRECTION, text: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    [{ ...CORRECTION, field: 'FIRST_NAME', text: 'a\0b' }, 'First name contains an unreadable character'],
    [{ ...CORRECTION, field: 'GENDER', text: 'woman' }, 'Gender is required'],
    [{ ...CORRECTION, field: 'DATE_OF_BIRTH', text: ' ' }, 'Please enter the correct details'],
    [{ ...CORRECTION, field: 'DATE_OF_BIRTH', text: '14/03/1991' }, 'Date of Birth is not valid'],
  ])('are rejected with the body %j', async (body, sentence) => {
    const response = await ravi.send(body);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });

  it('cannot correct the birth date to that of a child', async () => {
    const response = await ravi.send({ ...CORRECTION, field: 'DATE_OF_BIRTH', text: '2015-03-14' });
    const sentence = 'You must be 18 or older';
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence, { text: sentence })]);
    expect(await ravi.requests()).toEqual([]);
  });

  it.each([
    ['ravi', 'NOBODY', 'No associate has this referral code.'],
    ['ravi', 'RAVI2023', 'This is your own referral code.'],
    ['asha', 'KAMLA2023', 'This is already your sponsor.'],
    ['asha', 'IMRAN2023', 'This associate is in your team.'],
  ] as const)('of %s cannot name %s as the sponsor: %s', async (username, referralCode, sentence) => {
    const response = await (username === 'asha' ? asha : ravi).send({ ...PARENT, referralCode });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(sentence, { referralCode: sentence }),
    ]);
  });

  it('cannot ask for a sponsor when the member has no place in the tree', async () => {
    const staff = await MemberClient.logIn(app, 'staff');
    const response = await staff.send(PARENT);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This account is not an associate.'),
    ]);
  });

  it('are at most 5 open at a time, even when many are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => ravi.send(CORRECTION)));
    expect(toStatuses(responses).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const rejected = await ravi.send(CORRECTION);
    expect(await rejected.json()).toEqual(toFailure('You can have at most 5 open requests.'));
    const [one] = await ravi.requests();
    await ravi.withdraw(one?.id ?? '');
    expect((await ravi.send(CORRECTION)).status).toBe(201);
    expect((await asha.send(CORRECTION)).status).toBe(201);
  });

  it('are at most 60 in an hour', async () => {
    for (let n = 0; n < 60; n += 1) await ravi.send({ ...PARENT, referralCode: 'NOBODY' });
    const rejected = await ravi.send(CORRECTION);
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '1800']);
    expect((await asha.send(CORRECTION)).status).toBe(201);
  });

  it('are listed newest first, page by page', async () => {
    const raised = [];
    for (const text of ['a', 'b', 'c', 'd', 'e'])
      raised.unshift((await ravi.raise({ ...CORRECTION, text })).id);
    const response = await ravi.get(`/requests/user/${ravi.id}?page=2&limit=2`);
    expect(await response.json()).toMatchObject({ pagination: { page: 2, limit: 2, total: 5, pages: 3 } });
    expect((await ravi.requests('?page=2&limit=2')).map(({ id }) => id)).toEqual(raised.slice(2, 4));
    expect((await ravi.requests()).map(({ id }) => id)).toEqual(raised);
    expect((await ravi.get(`/requests/user/${ravi.id}?limit=101`)).status).toBe(400);
  });

  it('can be seen and withdrawn by their owner only', async () => {
    const { id } = await ravi.raise();
    const responses = await Promise.all([
      asha.get(`/requests/user/${ravi.id}`),
      asha.get(`/requests/user/${ravi.id}?page=x`),
      asha.withdraw(id),
      ...[randomUUID(), 'nonsense', '%00', 'x'.repeat(65)].flatMap((unknown) => [
        ravi.get(`/requests/user/${unknown}`),
        ravi.withdraw(unknown),
      ]),
    ]);
    for (const response of responses.slice(0, 7))
      expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
    expect(new Set(toStatuses(responses))).toEqual(new Set([404]));
    expect(await ravi.requests()).toMatchObject([{ id }]);
    expect((await ravi.get(`/requests/user/${ravi.id.toUpperCase()}`)).status).toBe(200);
  });

  it('disappear when they are withdrawn', async () => {
    const { id } = await ravi.raise();
    const response = await ravi.withdraw(id);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await ravi.requests()).toEqual([]);
    expect((await ravi.withdraw(id)).status).toBe(404);
  });

  it('cannot be withdrawn after the decision', async () => {
    const admin = await MemberClient.logIn(app, 'admin');
    const { id } = await ravi.raise();
    await admin.approve(id);
    const response = await ravi.withdraw(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This request has already been decided.'),
    ]);
    expect(await ravi.requests()).toMatchObject([{ id, status: 'APPROVED' }]);
  });
});
