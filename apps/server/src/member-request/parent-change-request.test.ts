import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Asker } from '../../test/asker.ts';
import { failureOf, statusesOf } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../test/tree.ts';

describe('a request for another sponsor', () => {
  const app = useTestApp();
  let admin: Asker;
  let tree: TreeCaller;
  let ravi: Asker;
  let asha: Asker;

  beforeAll(async () => {
    admin = await Asker.logIn(app, 'admin');
    tree = await TreeCaller.logIn(app, 'admin');
    ravi = await Asker.logIn(app, 'ravi');
    asha = await Asker.logIn(app, 'asha');
  });
  beforeEach(async () => {
    await tree.move('ravi', null);
    await app.sql('truncate member_requests, notifications, parent_changes');
  });

  const wish = (asker: Asker, referralCode: string) =>
    asker.raise({ kind: 'PARENT_CHANGE', referralCode, reason: 'We are neighbours.' });
  const parentOf = async (username: string) => {
    const [row] = await app.sql(
      `select parent_id as "parentId" from associates where id = '${associateId(username)}'`,
    );
    return row;
  };

  it('that is approved moves its member, with the record of who did it and 500 business value', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    expect(await parentOf('ravi')).toEqual({ parentId: null });
    expect(await (await admin.approve(id)).json()).toMatchObject({ data: { id, status: 'APPROVED' } });
    expect(await parentOf('ravi')).toEqual({ parentId: associateId('asha') });
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

  it('moves its member once, however often it is approved at once', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.approve(id)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(await app.sql('select 1 as one from parent_changes')).toEqual([{ one: 1 }]);
    expect(await ravi.sentences()).toHaveLength(1);
    expect(await miscounted(app)).toEqual([]);
  });

  it('that is rejected moves nobody', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    await admin.reject(id);
    expect(await parentOf('ravi')).toEqual({ parentId: null });
    expect(await app.sql('select 1 from parent_changes')).toEqual([]);
  });

  it('stays open, and tells nothing, when it can no longer be done', async () => {
    const { id } = await wish(asha, 'RAVI2023');
    await tree.move('ravi', 'imran');
    const response = await admin.approve(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      failureOf("An associate can't stand below itself or its own downline."),
    ]);
    expect(await asha.requests()).toMatchObject([{ id, status: 'OPEN' }]);
    expect(await asha.sentences()).toEqual([]);
    expect(await parentOf('asha')).toEqual({ parentId: associateId('kamla') });
    expect((await admin.reject(id)).status).toBe(200);
  });

  it('is approved when its member stands there already', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    await tree.move('ravi', 'asha');
    expect((await admin.approve(id)).status).toBe(200);
    expect(await ravi.requests()).toMatchObject([{ status: 'APPROVED' }]);
    expect(await app.sql('select 1 as one from parent_changes')).toEqual([{ one: 1 }]);
  });

  it('cannot be approved when the wished sponsor is gone', async () => {
    const { id } = await wish(ravi, 'ASHA2023');
    await app.sql(`update member_requests set sponsor_id = null where id = '${id}'`);
    const response = await admin.approve(id);
    expect([response.status, await response.json()]).toEqual([
      409,
      failureOf('The wished sponsor is no longer there.'),
    ]);
    expect(await ravi.requests()).toMatchObject([{ status: 'OPEN', sponsorName: null }]);
  });
});
