import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberClient } from '../../../test/member-client.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

describe('a request for another sponsor', () => {
  const app = useTestApp();
  let admin: MemberClient;
  let tree: TreeCaller;
  let ravi: MemberClient;
  let asha: MemberClient;

  beforeAll(async () => {
    admin = await MemberClient.logIn(app, 'admin');
    tree = await TreeCaller.logIn(app, 'admin');
    ravi = await MemberClient.logIn(app, 'ravi');
    asha = await MemberClient.logIn(app, 'asha');
  });
  beforeEach(async () => {
    await tree.move('ravi', null);
    await app.sql('truncate member_requests, notifications, parent_changes cascade');
  });

  const wish = (requester: MemberClient, referralCode: string) =>
    requester.raise({ kind: 'PARENT_CHANGE', referralCode, reason: 'We are neighbours.' });
  const readParent = async (username: string) => {
    const [row] = await app.sql(
      `select parent_id as "parentId" from associates where id = '${associateId(username)}'`,
    );
    return row;
  };

  it('moves its member when it is approved, and records the actor and a business value of 500', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    expect(await readParent('ravi')).toEqual({ parentId: null });
    expect(await (await admin.approve(id)).json()).toMatchObject({ data: { id, status: 'APPROVED' } });
    expect(await readParent('ravi')).toEqual({ parentId: associateId('asha') });
    expect(
      await app.sql(
        'select associate_id, old_parent_id, new_parent_id, bv_value, actor_id from parent_changes',
      ),
    ).toEqual([
      {
        associate_id: associateId('ravi'),
        old_parent_id: null,
        new_parent_id: associateId('asha'),
        bv_value: 500,
        actor_id: userId('admin'),
      },
    ]);
    expect(await miscounted(app)).toEqual([]);
    expect(await ravi.sentences()).toEqual(['Your request for another sponsor was approved.']);
  });

  it('moves its member once, even when it is approved many times at once', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    const responses = await Promise.all(Array.from({ length: 8 }, () => admin.approve(id)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    expect(await app.sql('select 1 as one from parent_changes')).toEqual([{ one: 1 }]);
    expect(await ravi.sentences()).toHaveLength(1);
    expect(await miscounted(app)).toEqual([]);
  });

  it('moves no member when it is rejected', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    await admin.reject(id);
    expect(await readParent('ravi')).toEqual({ parentId: null });
    expect(await app.sql('select 1 from parent_changes')).toEqual([]);
  });

  it('stays open and sends no notification when the move is no longer possible', async () => {
    const { id } = await wish(asha, 'RAVI2023');
    await tree.move('ravi', 'imran');
    const response = await admin.approve(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('An associate cannot be placed below themselves or their own downline.'),
    ]);
    expect(await asha.requests()).toMatchObject([{ id, status: 'OPEN' }]);
    expect(await asha.sentences()).toEqual([]);
    expect(await readParent('asha')).toEqual({ parentId: associateId('kamla') });
    expect((await admin.reject(id)).status).toBe(200);
  });

  it('is approved when its member is already below that sponsor', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    await tree.move('ravi', 'asha');
    expect((await admin.approve(id)).status).toBe(200);
    expect(await ravi.requests()).toMatchObject([{ status: 'APPROVED' }]);
    expect(await app.sql('select 1 as one from parent_changes')).toEqual([{ one: 1 }]);
  });

  it('cannot be approved when the wished sponsor is deleted', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    await app.sql(`update member_requests set sponsor_id = null where id = '${id}'`);
    const response = await admin.approve(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('The requested sponsor is no longer available.'),
    ]);
    expect(await ravi.requests()).toMatchObject([{ status: 'OPEN', sponsorName: null }]);
  });

  it('cannot be approved when the wished sponsor has withdrawn from the agreement', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    const setWithdrawn = (at: string) =>
      app.sql(`update associates set withdrawn_at = ${at} where referral_code = 'ASHA2023'`);
    await setWithdrawn('now()');
    const response = await admin.approve(id);
    await setWithdrawn('null');
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('The requested sponsor is no longer available.'),
    ]);
    expect(await readParent('ravi')).toEqual({ parentId: null });
  });

  it('of an administrator is approved by another one only', async () => {
    const setRoles = (roles: string) =>
      app.sql(`update users set roles = '${roles}' where username = 'ravi'`);
    const { id } = await wish(ravi, 'ASHA2023');
    await setRoles('{MEMBER,ADMIN}');
    const response = await (await MemberClient.logIn(app, 'ravi')).approve(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('Another administrator must decide on your own request.'),
    ]);
    expect(await readParent('ravi')).toEqual({ parentId: null });
    expect((await admin.approve(id)).status).toBe(200);
    await setRoles('{MEMBER}');
    expect(await readParent('ravi')).toEqual({ parentId: associateId('asha') });
  });
});
