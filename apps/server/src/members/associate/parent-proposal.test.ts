import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { ParentChanger } from '../../../test/parent-changes.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

const NO_ID = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const ASHA = { id: associateId('asha'), name: 'Asha Mishra', referralCode: 'ASHA2023' };
const RAVI = { id: associateId('ravi'), name: 'Ravi Kumar', referralCode: 'RAVI2023' };

describe('a proposed change of parent', () => {
  const app = useTestApp();
  let admin: ParentChanger;
  let other: ParentChanger;
  let tree: TreeCaller;
  let ravi: MemberClient;

  beforeAll(async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username = 'staff'`);
    admin = await ParentChanger.logIn(app, 'admin');
    other = await ParentChanger.logIn(app, 'staff');
    tree = await TreeCaller.logIn(app, 'admin');
    ravi = await MemberClient.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate parent_proposals, parent_changes, notifications cascade');
    await tree.move('ravi', null);
    await app.sql('truncate parent_changes, notifications cascade');
  });

  const readParent = async (username: string) => (await admin.open(username)).parentId;
  const rejection = async (response: Response) =>
    z.object({ message: z.string() }).parse(await response.json()).message;

  it('waits for another admin, and moves no one before', async () => {
    const response = await admin.propose('ravi', 'asha', { bvValue: 700 });
    const askedAt = new Date(app.clock.now).toISOString();
    const proposal = {
      id: expect.any(String),
      from: null,
      to: ASHA,
      bvValue: 700,
      reason: 'They live in the same town.',
      askedAt,
      askedBy: 'Anil Saxena',
      isOwn: true,
    };
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { success: true, data: { id: associateId('ravi'), parentId: null, proposal, changes: [] } },
    ]);
    expect((await other.open('ravi')).proposal).toEqual({ ...proposal, isOwn: false });
    expect(await app.sql('select 1 from parent_changes')).toEqual([]);
  });

  it('has a business value of 500 unless another one is given', async () => {
    await admin.propose('ravi', 'asha');
    expect((await admin.open('ravi')).proposal?.bvValue).toBe(500);
  });

  it('is previewed with the points of this month, which stay with the old upline', async () => {
    await app.sql(`insert into team_points (associate_id, month, points)
      values ('${associateId('asha')}', '2026-11', 340), ('${associateId('asha')}', '2026-10', 90)
      on conflict (associate_id, month) do update set points = excluded.points`);
    const path = `/associates/${associateId('asha')}/parent/preview`;
    const response = await tree.send('POST', path, { parentId: associateId('ravi') });
    const Preview = z.object({ data: z.object({ monthPoints: z.unknown() }) });
    const [row] =
      await app.sql(`select coalesce(sum(points), 0)::int as own from bv_entries where user_id = '${userId('asha')}'
      and type = 'CREDIT' and points_group = 'CONFIRMED' and created_at >= '2026-10-31T18:30Z'`);
    expect(Preview.parse(await response.json()).data.monthPoints).toEqual({
      own: z.object({ own: z.int() }).parse(row).own,
      team: 340,
    });
  });

  it('is listed among those that wait for approval', async () => {
    const readNames = async (search = '') => {
      const response = await tree.get(`/associates?waiting=true&${new URLSearchParams({ search })}`);
      const { data } = z
        .object({ data: z.array(z.object({ name: z.string() })) })
        .parse(await response.json());
      return data.map(({ name }) => name);
    };
    expect(await readNames()).toEqual([]);
    await admin.propose('ravi', 'asha');
    expect(await readNames()).toEqual(['Ravi Kumar']);
    expect(await readNames('kum')).toEqual(['Ravi Kumar']);
    expect(await readNames('ravi-2')).toEqual(['Ravi Kumar']);
    expect(await readNames('asha')).toEqual([]);

    await app.sql(
      `insert into former_referral_codes (code, associate_id, replaced_at)
      values ('OLD-7', '${associateId('ravi')}', now())`,
    );
    expect(await readNames('old7')).toEqual(['Ravi Kumar']);
  });

  it('is made when another admin approves it: the history and the member know of it', async () => {
    const id = await admin.proposed('ravi', 'asha');
    const approved = await other.approve('ravi', 'asha', id);
    expect([approved.status, await approved.json()]).toMatchObject([
      200,
      { data: { associate: RAVI, oldParent: null, newParent: ASHA, bvValue: 500, movedCount: 1 } },
    ]);
    expect(await other.open('ravi')).toMatchObject({
      parentId: associateId('asha'),
      sponsor: { referralCode: 'ASHA2023' },
      proposal: null,
      changes: [
        {
          from: null,
          to: ASHA,
          bvValue: 500,
          movedCount: 1,
          at: new Date(app.clock.now).toISOString(),
          by: 'Sushma Yadav',
          isUndo: false,
          undoneAt: null,
          canUndo: true,
        },
      ],
    });
    expect(await ravi.sentences()).toEqual(['Your sponsor has changed. Your team page shows the new one.']);
    expect(await miscounted(app)).toEqual([]);
  });

  it('is rejected when the admin who asked approves it, also by the id of the account', async () => {
    const id = await admin.proposed('ravi', 'asha');
    const own = await admin.approve('ravi', 'asha', id);
    expect([own.status, await own.json()]).toMatchObject([
      409,
      {
        message: 'Another administrator must approve this change of sponsor.',
        current: { proposal: { id, isOwn: true } },
      },
    ]);
    const body = { parentId: userId('asha'), proposalId: id };
    expect((await tree.send('PUT', `/associates/${userId('ravi')}/parent`, body)).status).toBe(409);
    expect(await readParent('ravi')).toBeNull();
  });

  it('cannot be stored as approved by the admin who asked, whatever the code does', async () => {
    const id = await admin.proposed('ravi', 'asha');
    const forged = app.sql(`update parent_proposals set status = 'DECLINED', decided_at = now(),
      decided_by = asked_by where id = '${id}'`);
    await expect(forged).rejects.toHaveProperty('cause.constraint', 'parent_proposals_two_admins');
  });

  it.each([
    ['another parent', 'imran', {}],
    ['another business value', 'asha', { bvValue: 499 }],
  ])('is not approved with %s than was asked for', async (_, parent, more) => {
    const id = await admin.proposed('ravi', 'asha');
    const response = await other.approve('ravi', parent, id, more);
    expect([response.status, await rejection(response)]).toEqual([409, 'No such change waits for approval.']);
    expect(await readParent('ravi')).toBeNull();
  });

  it('is not approved for another associate', async () => {
    const id = await admin.proposed('ravi', 'asha');
    expect((await other.approve('suresh', 'asha', id)).status).toBe(409);
  });

  it('is not approved after the sponsor has changed otherwise', async () => {
    const id = await admin.proposed('ravi', 'asha');
    await tree.move('ravi', 'imran');
    const response = await other.approve('ravi', 'asha', id);
    expect([response.status, await rejection(response)]).toEqual([
      409,
      'The sponsor has changed since then. Decline this change, and ask for a new one.',
    ]);
    expect(await readParent('ravi')).toBe(associateId('imran'));
  });

  it('is not approved when it would make a circle by now', async () => {
    const id = await admin.proposed('asha', 'ravi');
    await tree.move('ravi', 'imran');
    const response = await other.approve('asha', 'ravi', id);
    expect([response.status, await rejection(response)]).toEqual([
      409,
      'An associate cannot be placed below themselves or their own downline.',
    ]);
    expect((await admin.open('asha')).proposal?.id).toBe(id);
  });

  it('is rejected when it is not possible: a circle, or the same sponsor', async () => {
    const circle = await admin.propose('asha', 'geeta');
    expect([circle.status, await rejection(circle)]).toEqual([
      409,
      'Geeta Sharma is in the team of Asha Mishra: Asha Mishra → Geeta Sharma.',
    ]);
    expect((await admin.propose('asha', 'kamla')).status).toBe(409);
    expect((await admin.propose('asha', null, { parentId: NO_ID })).status).toBe(400);
    expect((await admin.propose('asha', 'ravi', { reason: ' ' })).status).toBe(400);
    expect(await app.sql('select 1 from parent_proposals')).toEqual([]);
  });

  it('waits alone: a second one for the same associate gets the first', async () => {
    const id = await admin.proposed('ravi', 'asha');
    const second = await other.propose('ravi', 'imran');
    expect([second.status, await second.json()]).toMatchObject([
      409,
      { message: 'A change of sponsor waits for approval already.', current: { proposal: { id } } },
    ]);
  });

  it('is withdrawn by the admin who asked, or declined by another one, and cannot be approved then', async () => {
    for (const [closer, status] of [
      [admin, 'WITHDRAWN'],
      [other, 'DECLINED'],
    ] as const) {
      const id = await admin.proposed('ravi', 'asha');
      const closed = await closer.close(id);
      expect([closed.status, await closed.json()]).toMatchObject([200, { data: { proposal: null } }]);
      expect(await app.sql(`select status from parent_proposals where id = '${id}'`)).toEqual([{ status }]);
      const late = await other.approve('ravi', 'asha', id);
      expect([late.status, await rejection(late)]).toEqual([
        409,
        'This change of sponsor was decided already.',
      ]);
      const again = await closer.close(id);
      expect([again.status, await again.json()]).toMatchObject([409, { current: { proposal: null } }]);
    }
    expect(await readParent('ravi')).toBeNull();
  });

  it('is not found by another id', async () => {
    for (const id of [NO_ID, 'x'])
      expect([(await admin.close(id)).status, (await admin.undo(id)).status]).toEqual([404, 404]);
    expect((await tree.get('/api/admin/associates/x')).status).toBe(404);
    expect((await tree.get(`/api/admin/associates/${NO_ID}`)).status).toBe(404);
  });

  it('leaves entries in the audit, without the reason', async () => {
    const id = await admin.proposed('ravi', 'asha');
    await other.approve('ravi', 'asha', id);
    const entries = async (subject: string) =>
      app.sql(`select action, before, after from audit_entries where subject = '${subject}' order by at, id`);
    const memberId = userId('ravi');
    expect(await entries(`parent-proposal/${id}`)).toEqual([
      { action: 'create', before: null, after: { memberId, status: 'OPEN' } },
      { action: 'update', before: { memberId, status: 'OPEN' }, after: { memberId, status: 'APPROVED' } },
    ]);
    expect((await entries(`associate/${associateId('ravi')}`)).at(-1)).toEqual({
      action: 'update',
      before: { memberId, parentId: null },
      after: { memberId, parentId: associateId('asha'), bvValue: 500 },
    });
  });
});

describe('a server that makes approved changes only', () => {
  const app = useTestApp({ PARENT_CHANGES: 'approved' });

  it('lets no admin move an associate alone, and lets two', async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username = 'staff'`);
    const tree = await TreeCaller.logIn(app, 'admin');
    const alone = await tree.move('ravi', 'asha');
    expect([alone.status, await alone.json()]).toEqual([
      409,
      toFailure('A change of sponsor needs two administrators. Ask for it in the staff area.'),
    ]);
    const admin = await ParentChanger.logIn(app, 'admin');
    const other = await ParentChanger.logIn(app, 'staff');
    const id = await admin.proposed('ravi', 'asha');
    expect((await other.approve('ravi', 'asha', id)).status).toBe(200);
    expect((await admin.open('ravi')).parentId).toBe(associateId('asha'));
  });
});
