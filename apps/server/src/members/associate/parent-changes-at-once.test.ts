import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toStatuses } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { ParentChanger } from '../../../test/parent-changes.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted } from '../../../test/tree.ts';

const Count = z.tuple([z.object({ count: z.int() })]);

describe('admins who decide on a change of parent at once', () => {
  const app = useTestApp();
  let asker: ParentChanger;
  let one: ParentChanger;
  let another: ParentChanger;
  let tree: TreeCaller;

  beforeAll(async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}',
      password_hash = (select password_hash from users where username = 'admin') where username in ('staff', 'kamla')`);
    asker = await ParentChanger.logIn(app, 'admin');
    one = await ParentChanger.logIn(app, 'staff');
    another = await ParentChanger.logIn(app, 'kamla');
    tree = await TreeCaller.logIn(app, 'admin');
  });
  beforeEach(async () => {
    await tree.move('ravi', null);
    await app.sql('truncate parent_proposals, parent_changes, notifications cascade');
  });

  const countChanges = async () =>
    Count.parse(await app.sql('select count(*)::int as count from parent_changes'))[0].count;

  it('approve it once: the other one gets the associate as it is now', async () => {
    for (let round = 0; round < 5; round += 1) {
      await tree.move('ravi', null);
      await app.sql('truncate parent_changes cascade');
      const id = await asker.proposed('ravi', 'asha');
      const responses = await Promise.all([
        one.approve('ravi', 'asha', id),
        another.approve('ravi', 'asha', id),
      ]);
      expect(toStatuses(responses).toSorted()).toEqual([200, 409]);
      const late = responses.find(({ status }) => status === 409);
      expect(await late?.json()).toMatchObject({
        message: 'This change of sponsor was decided already.',
        current: { parentId: associateId('asha'), proposal: null },
      });
      expect(await countChanges()).toBe(1);
    }
    expect(await (await MemberClient.logIn(app, 'ravi')).sentences()).toHaveLength(5 + 4);
    expect(await miscounted(app)).toEqual([]);
  });

  it('approve and withdraw it: the first decision counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      await tree.move('ravi', null);
      await app.sql('truncate parent_changes cascade');
      const id = await asker.proposed('ravi', 'asha');
      const [approved, withdrawn] = await Promise.all([one.approve('ravi', 'asha', id), asker.close(id)]);
      expect([approved.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      const isMoved = (await asker.open('ravi')).parentId === associateId('asha');
      expect([isMoved, await countChanges()]).toEqual(approved.status === 200 ? [true, 1] : [false, 0]);
    }
  });

  it('ask for two changes: one waits', async () => {
    const responses = await Promise.all([asker.propose('ravi', 'asha'), one.propose('ravi', 'imran')]);
    expect(toStatuses(responses).toSorted()).toEqual([200, 409]);
  });

  it('take it back once', async () => {
    await tree.move('ravi', 'asha');
    const [change] = (await asker.open('ravi')).changes;
    const responses = await Promise.all([one, another, asker].map((admin) => admin.undo(change?.id ?? '')));
    expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
    expect([(await asker.open('ravi')).parentId, await countChanges()]).toEqual([null, 2]);
    expect(await miscounted(app)).toEqual([]);
  });
});
