import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MemberClient } from '../../../test/member-client.ts';
import { ParentChanger } from '../../../test/parent-changes.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted } from '../../../test/tree.ts';

const DAY_MS = 86_400_000;
const Made = z.object({ data: z.object({ id: z.string() }) });

describe('a change of parent', () => {
  const app = useTestApp();
  let start = 0;
  let admin: ParentChanger;
  let tree: TreeCaller;

  beforeAll(() => {
    start = app.clock.now;
  });
  beforeEach(async () => {
    app.clock.now = start;
    admin = await ParentChanger.logIn(app, 'admin');
    tree = await TreeCaller.logIn(app, 'admin');
    await tree.move('ravi', null);
    await app.sql('truncate parent_changes, notifications cascade');
  });

  /** Moves a sample member and returns the id of the change. */
  const move = async (username: string, parent: string | null) => {
    app.clock.now += 1000;
    return Made.parse(await (await tree.move(username, parent)).json()).data.id;
  };
  const rejected = async (id: string) => {
    const response = await admin.undo(id);
    return [response.status, z.object({ message: z.string() }).parse(await response.json()).message];
  };
  const later = async (ms: number) => {
    app.clock.now += ms;
    admin = await ParentChanger.logIn(app, 'admin');
  };

  it('is taken back: the associate and all below stand where they stood', async () => {
    const id = await move('nasreen', 'rekha');
    const undone = await admin.undo(id);
    expect([undone.status, await undone.json()]).toMatchObject([
      200,
      {
        data: {
          parentId: associateId('imran'),
          changes: [
            { to: { name: 'Imran Sheikh' }, from: { name: 'Rekha Chauhan' }, isUndo: true, canUndo: false },
            { id, isUndo: false, undoneAt: new Date(app.clock.now).toISOString(), canUndo: false },
          ],
        },
      },
    ]);
    expect(await miscounted(app)).toEqual([]);
  });

  it('to the top is taken back too, and the member is notified of both', async () => {
    await move('ravi', 'asha');
    const id = await move('ravi', null);
    expect((await admin.undo(id)).status).toBe(200);
    expect((await admin.open('ravi')).parentId).toBe(associateId('asha'));
    expect(await (await MemberClient.logIn(app, 'ravi')).sentences()).toHaveLength(3);
  });

  it('can be taken back for seven days by the clock of the server', async () => {
    const id = await move('ravi', 'asha');
    await later(7 * DAY_MS + 1);
    expect((await admin.open('ravi')).changes[0]?.canUndo).toBe(false);
    expect(await rejected(id)).toEqual([409, 'A change of sponsor can be undone within 7 days.']);
    app.clock.now -= 1;
    expect((await admin.open('ravi')).changes[0]?.canUndo).toBe(true);
    expect((await admin.undo(id)).status).toBe(200);
  });

  it('is in the history of the member, with its undo and the names of the sponsors', async () => {
    const id = await move('ravi', 'asha');
    await admin.undo(id);
    const ravi = await TreeCaller.logIn(app, 'ravi');
    const at = new Date(app.clock.now).toISOString();
    expect(await (await ravi.get('/associates/self/sponsor-changes?page=1')).json()).toEqual({
      success: true,
      data: [
        { id: expect.any(String), at, from: 'Asha Mishra', to: null },
        { id, at, from: null, to: 'Asha Mishra' },
      ],
      total: 2,
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    });
    const staff = await TreeCaller.logIn(app, 'staff');
    expect((await staff.get('/associates/self/sponsor-changes')).status).toBe(404);
    const asha = await TreeCaller.logIn(app, 'asha');
    expect(await (await asha.get('/associates/self/sponsor-changes')).json()).toMatchObject({ data: [] });
  });

  it('is taken back once, and a step back is not taken back', async () => {
    const id = await move('ravi', 'asha');
    expect((await admin.undo(id)).status).toBe(200);
    expect(await rejected(id)).toEqual([409, 'This change of sponsor was undone already.']);
    const [undo] = (await admin.open('ravi')).changes;
    expect(await rejected(undo?.id ?? '')).toEqual([
      409,
      'This change took back another one. Ask for a new change of sponsor.',
    ]);
  });

  it('is taken back after those that came later', async () => {
    const first = await move('ravi', 'asha');
    const second = await move('ravi', 'imran');
    expect((await admin.open('ravi')).changes.map(({ canUndo }) => canUndo)).toEqual([true, false]);
    expect(await rejected(first)).toEqual([
      409,
      'The sponsor was changed again later. Undo that change first.',
    ]);
    expect((await admin.undo(second)).status).toBe(200);
    expect((await admin.open('ravi')).parentId).toBe(associateId('asha'));
    expect((await admin.undo(first)).status).toBe(200);
    expect((await admin.open('ravi')).parentId).toBeNull();
  });

  it('with the same two parents as a later one is not the later one', async () => {
    const first = await move('ravi', 'asha');
    await move('ravi', null);
    await move('ravi', 'asha');
    expect((await rejected(first))[0]).toBe(409);
  });

  it('is not taken back when the earlier sponsor is in the team by now', async () => {
    const id = await move('imran', 'ravi');
    await move('asha', 'imran');
    expect(await rejected(id)).toEqual([
      409,
      'The earlier sponsor is now in the team of this associate, so this cannot be undone.',
    ]);
    expect(await miscounted(app)).toEqual([]);
    await move('asha', 'kamla');
    expect((await admin.undo(id)).status).toBe(200);
  });
});
