import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

const NO_USER = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const ResponseBody = z.object({ success: z.literal(true), data: z.record(z.string(), z.unknown()) });

/** A sample member in the form that changes use. */
const party = (username: string, name: string, year: number) => ({
  id: associateId(username),
  name,
  referralCode: `${username.toUpperCase()}${year}`,
});

/** How the counters of an associate change: directly below and on all levels. */
const change = (
  user: ReturnType<typeof party>,
  [directBefore, directAfter]: readonly [number, number],
  [totalBefore, totalAfter]: readonly [number, number],
) => ({ ...user, directBefore, directAfter, totalBefore, totalAfter });

const NASREEN_BELOW_REKHA = {
  associate: party('nasreen', 'Nasreen Sheikh', 2024),
  oldParent: party('imran', 'Imran Sheikh', 2023),
  newParent: party('rekha', 'Rekha Chauhan', 2023),
  bvValue: 500,
  movedCount: 4,
  oldUpline: { count: 1, nearest: [change(party('imran', 'Imran Sheikh', 2023), [2, 1], [5, 1])] },
  newUpline: {
    count: 2,
    nearest: [
      change(party('rekha', 'Rekha Chauhan', 2023), [2, 3], [4, 8]),
      change(party('geeta', 'Geeta Sharma', 2023), [3, 3], [8, 12]),
    ],
  },
};

describe('a change of parent', () => {
  const app = useTestApp();
  let admin: TreeCaller;
  const preview = (username: string, body: unknown) =>
    admin.send('POST', `/associates/${associateId(username)}/parent/preview`, body);
  const readParent = async (username: string) => {
    const [row] = await app.sql(`select parent_id from associates where id = '${associateId(username)}'`);
    return z.object({ parent_id: z.nullable(z.string()) }).parse(row).parent_id;
  };

  beforeAll(async () => {
    admin = await TreeCaller.logIn(app, 'admin');
  });
  beforeEach(async () => {
    await app.sql('delete from parent_changes');
  });

  it('is previewed before it is made: the moved associate and the changed counters', async () => {
    const response = await preview('nasreen', { parentId: associateId('rekha') });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, data: { ...NASREEN_BELOW_REKHA, monthPoints: { own: 0, team: 0 } } },
    ]);
    expect(await readParent('nasreen')).toBe(associateId('imran'));
    expect(await app.sql('select * from parent_changes')).toEqual([]);
  });

  it('is made as previewed, and recorded with its business value and its account', async () => {
    const response = await admin.move('nasreen', 'rekha');
    const { data } = ResponseBody.parse(await response.json());
    const changedAt = new Date(app.clock.now).toISOString();
    expect([response.status, data]).toEqual([200, { ...NASREEN_BELOW_REKHA, id: data['id'], changedAt }]);

    const recorded = await app.sql(`select id, associate_id, old_parent_id, new_parent_id, bv_value,
      moved_count, actor_id, created_at = '${changedAt}' as on_time from parent_changes`);
    expect(recorded).toEqual([
      {
        id: data['id'],
        associate_id: associateId('nasreen'),
        old_parent_id: associateId('imran'),
        new_parent_id: associateId('rekha'),
        bv_value: 500,
        moved_count: 4,
        actor_id: userId('admin'),
        on_time: true,
      },
    ]);
    expect((await admin.list(`/associates//upstream/${associateId('yusuf')}`)).names).toEqual([
      '1 salma',
      '2 nasreen',
      '3 rekha',
      '4 geeta',
      '5 asha',
      '6 kamla',
    ]);
    expect(await miscounted(app)).toEqual([]);
    expect((await admin.move('nasreen', 'imran')).status).toBe(200);
    expect(await miscounted(app)).toEqual([]);
  });

  it('accepts the ids of users, and the given business value', async () => {
    const path = `/associates/${userId('vikas')}/parent`;
    const body = { parentId: userId('ravi'), bvValue: 0 };
    const { monthPoints, ...shown } = ResponseBody.parse(
      await (await admin.send('POST', `${path}/preview`, body)).json(),
    ).data;
    expect(monthPoints).toEqual({ own: 0, team: 0 });
    expect(shown).toMatchObject({
      newParent: { referralCode: 'RAVI2023' },
      bvValue: 0,
      oldUpline: {
        count: 3,
        nearest: [{ name: 'Imran Sheikh' }, { name: 'Asha Mishra' }, { name: 'Kamla Devi' }],
      },
      newUpline: { count: 1 },
    });
    expect(ResponseBody.parse(await (await admin.send('PUT', path, body)).json()).data).toMatchObject(shown);
    expect(await app.sql('select bv_value from parent_changes')).toEqual([{ bv_value: 0 }]);
    expect(await miscounted(app)).toEqual([]);
    await admin.move('vikas', 'imran');
  });

  it('also accepts ids in capitals', async () => {
    const path = `/associates/${associateId('vikas').toUpperCase()}/parent/preview`;
    const body = { parentId: associateId('ravi').toUpperCase() };
    expect((await admin.send('POST', path, body)).status).toBe(200);
  });

  it('can move an associate to the top and back', async () => {
    expect(ResponseBody.parse(await (await admin.move('geeta', null)).json()).data).toMatchObject({
      oldParent: { name: 'Asha Mishra' },
      newParent: null,
      movedCount: 9,
      oldUpline: { count: 2 },
      newUpline: { count: 0, nearest: [] },
    });
    expect(await readParent('geeta')).toBeNull();
    expect(await miscounted(app)).toEqual([]);
    expect(ResponseBody.parse(await (await admin.move('geeta', 'asha')).json()).data).toMatchObject({
      oldParent: null,
      oldUpline: { count: 0, nearest: [] },
    });
    expect(await miscounted(app)).toEqual([]);
  });

  it('to an associate further up or down the same line changes the counters between them', async () => {
    const between: unknown = await (await preview('yusuf', { parentId: associateId('imran') })).json();
    expect(ResponseBody.parse(between).data).toMatchObject({
      oldUpline: {
        count: 2,
        nearest: [
          { name: 'Salma Ansari', directAfter: 0, totalAfter: 0 },
          { name: 'Nasreen Sheikh', directAfter: 2, totalAfter: 2 },
        ],
      },
      newUpline: { count: 1, nearest: [{ name: 'Imran Sheikh', directAfter: 3, totalAfter: 5 }] },
    });
    for (const parent of ['imran', 'arif', 'asha', 'salma']) {
      expect((await admin.move('yusuf', parent)).status).toBe(200);
      expect(await miscounted(app)).toEqual([]);
    }
  });

  it.each(['asha', 'geeta', 'yusuf'])('is rejected when it makes a circle: asha below %s', async (parent) => {
    const circle = toFailure('An associate cannot be placed below themselves or their own downline.');
    const made = await admin.move('asha', parent);
    expect([made.status, await made.json()]).toEqual([409, circle]);
    expect((await preview('asha', { parentId: associateId(parent) })).status).toBe(409);
    expect(await readParent('asha')).toBe(associateId('kamla'));
    expect(await app.sql('select * from parent_changes')).toEqual([]);
    expect(await miscounted(app)).toEqual([]);
  });

  it.each([
    ['asha', 'geeta', 'Geeta Sharma is in the team of Asha Mishra: Asha Mishra → Geeta Sharma.'],
    [
      'asha',
      'rekha',
      'Rekha Chauhan is in the team of Asha Mishra: Asha Mishra → Geeta Sharma → Rekha Chauhan.',
    ],
    ['asha', 'asha', 'An associate cannot be placed below themselves or their own downline.'],
  ])('names the persons of a circle in its preview: %s below %s', async (username, parent, sentence) => {
    const shown = await preview(username, { parentId: associateId(parent) });
    expect([shown.status, await shown.json()]).toEqual([409, toFailure(sentence)]);
  });

  it('names the first and the last persons of a long circle', async () => {
    await admin.move('ravi', 'yusuf');
    const shown = await preview('kamla', { parentId: associateId('ravi') });
    const { message } = z.object({ message: z.string() }).parse(await shown.json());
    await admin.move('ravi', null);
    expect(message).toBe(
      'Ravi Kumar is in the team of Kamla Devi: Kamla Devi → Asha Mishra → Imran Sheikh → … → Yusuf Qureshi → Ravi Kumar.',
    );
  });

  it('is rejected when it changes nothing', async () => {
    const rejection = toFailure('This associate already has this sponsor.');
    const made = await admin.move('asha', 'kamla');
    expect([made.status, await made.json()]).toEqual([409, rejection]);
    expect((await admin.move('kamla', null)).status).toBe(409);
    expect(await app.sql('select * from parent_changes')).toEqual([]);
  });

  it('needs a parent and a member that exist', async () => {
    const none = 'No associate has this id';
    for (const parentId of [NO_USER, userId('staff')]) {
      const response = await preview('asha', { parentId });
      expect([response.status, await response.json()]).toEqual([400, toFailure(none, { parentId: none })]);
    }
    for (const id of [NO_USER, 'x', userId('staff')]) {
      expect((await admin.send('PUT', `/associates/${id}/parent`, {})).status).toBe(404);
      expect((await admin.send('POST', `/associates/${id}/parent/preview`, {})).status).toBe(404);
    }
  });

  it.each([
    {},
    { parentId: 'x' },
    { parentId: 7 },
    ...[-1, 1.5, 1_000_001, '500'].map((bvValue) => ({ bvValue })),
  ])('is rejected with %j', async (invalid) => {
    const body = { ...('bvValue' in invalid && { parentId: associateId('ravi') }), ...invalid };
    expect((await preview('geeta', body)).status).toBe(400);
    expect((await admin.send('PUT', `/associates/${associateId('geeta')}/parent`, body)).status).toBe(400);
  });

  it.each(['asha', 'staff'])('can be neither made nor previewed by %s', async (username) => {
    const caller = await TreeCaller.logIn(app, username);
    const path = `/associates/${associateId('geeta')}/parent`;
    const body = { parentId: associateId('ravi') };
    expect((await caller.send('PUT', path, body)).status).toBe(403);
    expect((await caller.send('POST', `${path}/preview`, body)).status).toBe(403);
    expect(await readParent('geeta')).toBe(associateId('asha'));
  });

  it('lists 20 changed counters of a long line, and returns their total number', async () => {
    await app.sql(`
      with recursive numbers as (select generate_series(1, 30) as n),
      people as (
        insert into users (id, username, first_name, last_name, roles)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'chain' || n, 'Chain', n::text, '{MEMBER}'
        from numbers returning id
      )
      insert into associates (id, user_id, parent_id, referral_code, direct_count, total_count, created_at)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid,
        ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        case when n > 1 then ('00000000-0000-4000-9000-' || lpad((n - 1)::text, 12, '0'))::uuid end,
        'CHAIN' || n, case when n < 30 then 1 else 0 end, 30 - n, now() from numbers`);
    const response = await preview('ravi', { parentId: '00000000-0000-4000-9000-000000000030' });
    const Side = z.object({
      count: z.int(),
      nearest: z.array(z.object({ name: z.string(), totalAfter: z.int() })),
    });
    const { newUpline } = z.object({ newUpline: Side }).parse(ResponseBody.parse(await response.json()).data);
    expect([newUpline.count, newUpline.nearest.length]).toEqual([30, 20]);
    expect([newUpline.nearest[0], newUpline.nearest[19]]).toEqual([
      { name: 'Chain 30', totalAfter: 1 },
      { name: 'Chain 11', totalAfter: 20 },
    ]);
    expect(
      (
        await admin.send('PUT', `/associates/${associateId('ravi')}/parent`, {
          parentId: '00000000-0000-4000-9000-000000000030',
        })
      ).status,
    ).toBe(200);
    expect(await miscounted(app)).toEqual([]);
  });
});
