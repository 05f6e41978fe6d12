import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted } from '../../../test/tree.ts';

const Ids = z.array(z.object({ id: z.string() }));

/** The sample members below asha, and some around them. */
const NAMES = [
  'kamla',
  'asha',
  'ravi',
  'usha',
  'pankaj',
  'geeta',
  'imran',
  'sreeja',
  'rekha',
  'manoj',
  'nasreen',
  'anjana',
  'puja',
  'salma',
  'nitin',
  'yusuf',
];

describe('a tree with simultaneous changes', () => {
  const app = useTestApp({ REGISTRATIONS_PER_ADDRESS: '100' });
  let admin: TreeCaller;
  let staff: TreeCaller;
  let draw = numbers(1);

  beforeAll(async () => {
    admin = await TreeCaller.logIn(app, 'admin');
    staff = await TreeCaller.logIn(app, 'staff');
  });

  /** Creates a number of accounts without a place in the tree. */
  const accounts = async (count: number, name: string) => {
    const rows = await app.sql(`insert into users (id, username, first_name, last_name, roles)
      select gen_random_uuid(), '${name}' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, ${count}) as n
      returning id`);
    return Ids.parse(rows).map(({ id }) => id);
  };
  const join = (userId: string, parent: string) =>
    staff.send('POST', '/associates', { userId, parentId: associateId(parent) });
  const anyAssociate = () => NAMES[draw(NAMES.length)] ?? 'asha';
  const countMembers = async (username: string) => {
    const [row] = await app.sql(`select direct_count, total_count from associates
      where id = '${associateId(username)}'`);
    return z.object({ direct_count: z.int(), total_count: z.int() }).parse(row);
  };
  /** The associates without a path to the top: none, unless there is a circle. */
  const adrift = () =>
    app.sql(`
      with recursive reached (id) as (
        select id from associates where parent_id is null
        union all select associates.id from reached join associates on associates.parent_id = reached.id
      )
      select id from associates where id not in (select id from reached)`);

  it('counts everyone when many join below one sponsor at once', async () => {
    const before = await countMembers('kamla');
    const ids = await accounts(60, 'crowd');
    const joined = await Promise.all(ids.map((id) => join(id, 'yusuf')));
    expect(new Set(toStatuses(joined))).toEqual(new Set([200]));
    expect(await countMembers('yusuf')).toEqual({ direct_count: 60, total_count: 60 });
    expect(await countMembers('kamla')).toEqual({ ...before, total_count: before.total_count + 60 });
    expect(await miscounted(app)).toEqual([]);
  });

  it.each([1, 2, 3])(
    'has correct counters while some join and others move, all in one line (%i)',
    async (seed) => {
      draw = numbers(seed);
      const ids = await accounts(60, `mixed${seed}n`);
      const calls = ids.flatMap((id, n) => [
        join(id, anyAssociate()),
        ...(n % 2 === 0 ? [admin.move(anyAssociate(), anyAssociate())] : []),
      ]);
      const statuses = toStatuses(await Promise.all(calls));
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
      expect(await miscounted(app)).toEqual([]);
      expect(await adrift()).toEqual([]);
      const [{ moves }] = z
        .tuple([z.object({ moves: z.int() })])
        .parse(await app.sql('select count(*)::int as moves from parent_changes'));
      expect(moves).toBeGreaterThan(0);
    },
  );

  it('gives a person who joins on paper one account when the form is sent many times', async () => {
    const form = { name: 'Kiran Devi', mobile: '9812300007', parentId: associateId('asha') };
    const sent = await Promise.all(Array.from({ length: 6 }, () => staff.send('POST', '/associates', form)));
    expect(toStatuses(sent).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await miscounted(app)).toEqual([]);
  });

  it('lets a sponsor get another code while many join below', async () => {
    const ids = await accounts(30, 'renamed');
    const path = `/associates/${associateId('biju')}`;
    const calls = ids.flatMap((id, n) => [
      join(id, 'biju'),
      ...(n % 3 === 0 ? [admin.send('PUT', path, { referralCode: `BIJU${n}` })] : []),
    ]);
    expect(new Set(toStatuses(await Promise.all(calls)))).toEqual(new Set([200]));
    expect(await miscounted(app)).toEqual([]);
  });

  it('accepts only one of two moves that together would make a circle', async () => {
    for (let round = 0; round < 10; round += 1) {
      await admin.move('suresh', 'ravi');
      await admin.move('harpreet', 'ravi');
      const [one, other] = await Promise.all([
        admin.move('suresh', 'harpreet'),
        admin.move('harpreet', 'suresh'),
      ]);
      expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    }
    expect(await adrift()).toEqual([]);
    expect(await miscounted(app)).toEqual([]);
  });

  it('counts members who sign up with a sponsor while others move', async () => {
    const before = await countMembers('vikas');
    const signUps = Array.from({ length: 8 }, (_, n) =>
      app.post('/auth/register', {
        name: 'New Member',
        email: `new${n}@example.in`,
        username: `newmember${n}`,
        password: 'lentil123',
        confirmPassword: 'lentil123',
        sponsorCode: 'VIKAS2024',
      }),
    );
    const moves = Array.from({ length: 20 }, () => admin.move(anyAssociate(), anyAssociate()));
    expect(new Set(toStatuses(await Promise.all(signUps)))).toEqual(new Set([200]));
    await Promise.all(moves);
    expect(await countMembers('vikas')).toEqual({
      direct_count: before.direct_count + 8,
      total_count: before.total_count + 8,
    });
    expect(await miscounted(app)).toEqual([]);
  });

  it('has correct counters after 200 moves, one after the other', async () => {
    draw = numbers(7);
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      for (let n = 0; n < 10; n += 1)
        statuses.push((await admin.move(anyAssociate(), draw(20) === 0 ? null : anyAssociate())).status);
      expect([await miscounted(app), await adrift()]).toEqual([[], []]);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await miscounted(app)).toEqual([]);
  });
});

/** A generator that gives the same numbers for the same seed: each call returns one below `end`. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}
