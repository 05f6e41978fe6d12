import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, ROOM_FOR_ORDERS, openShop } from '../../../test/buyer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { Merger, openAccounts } from '../../../test/merger.ts';
import { PayoutStaff, buyAndConfirm, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

const Sum = z.tuple([z.object({ sum: z.coerce.number() })]);
const Ids = z.array(z.object({ id: z.string() }));

/** Pairs of accounts that are merged, and an associate below the first one, whose account is deleted meanwhile. */
const ROUNDS = [
  ['geeta', 'imran', 'farida'],
  ['sreeja', 'harpreet', 'biju'],
  ['rekha', 'nasreen', 'deepak'],
  ['puja', 'anjana', 'mohan'],
  ['usha', 'dinesh', 'pankaj'],
] as const;

describe('merges of accounts while all goes on', () => {
  const app = useTestApp({ ...ROOM_FOR_ORDERS, LOGINS_PER_ADDRESS: '500' });
  let merger: Merger;
  let other: Merger;
  let tree: TreeCaller;
  let tea = '';

  beforeAll(async () => {
    merger = await Merger.logIn(app);
    other = await Merger.logIn(app);
    tree = await TreeCaller.logIn(app, 'admin');
    await openAccounts(app, ...ROUNDS.flatMap(([one, two]) => [one, two]));
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 10, quantity: 10_000 });
  });

  const sum = async (text: string) =>
    Sum.parse(await app.sql(`select coalesce(sum(points), 0)::int as sum from ${text}`))[0].sum;
  /** Accounts without a place in the tree. */
  const accounts = async (count: number, name: string) =>
    Ids.parse(
      await app.sql(`insert into users (id, username, first_name, last_name, roles)
        select gen_random_uuid(), '${name}' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, ${count}) as n returning id`),
    ).map(({ id }) => id);

  it.each(ROUNDS)('%s and %s, in both directions', async (one, two, deleted) => {
    const buyer = await Buyer.logIn(app, one);
    const buyers = [buyer, await Buyer.logIn(app, two)];
    for (const username of [one, two]) {
      await buyAndConfirm(app, username, { paise: 100, points: 3, at: '2026-11-02T00:00:00Z' });
      await app.sql(
        `update orders set settle_at = now() - interval '100 days' where user_id = '${userId(username)}'`,
      );
    }
    const confirmed = await sum('bv_entries');
    const joining = await accounts(6, `${one}new`);
    // Known before: a quote of an account that has ended has no total.
    const { total } = await buyer.quote([[tea, 1]]);
    const orders = Array.from({ length: 8 }, (_, n) => buyers[n % 2]?.order([[tea, 1]], { total }));
    const joins = joining.map((id, n) =>
      tree.send('POST', '/associates', { userId: id, parentId: associateId(n % 2 === 0 ? one : two) }),
    );
    const moves = [
      tree.move('ravi', one),
      tree.move('ravi', two),
      tree.move(two, 'ravi'),
      tree.move('ravi', null),
    ];
    const merges = [
      merger.merge(one, two),
      other.merge(two, one),
      merger.preview(one, two),
      other.merge(one, two),
    ];
    const removal = merger.staff.delete(`/api/admin/members/${userId(deleted)}`);
    const jobs = [app.runJobs(), app.runJobs()];
    const [mergeStatuses, orderStatuses, joinStatuses] = [
      toStatuses(await Promise.all(merges)),
      toStatuses((await Promise.all(orders)).filter((order) => order !== undefined)),
      toStatuses(await Promise.all(joins)),
    ];
    const moveStatuses = toStatuses(await Promise.all(moves));
    await Promise.all(jobs);
    expect([200, 404, 409]).toContain((await removal).status);
    // A merge is rejected while one account is above the other with others in between.
    for (const status of mergeStatuses) expect([200, 404, 409]).toContain(status);
    for (const status of orderStatuses) expect([201, 400, 401, 404]).toContain(status);
    for (const status of joinStatuses) expect([200, 400]).toContain(status);
    for (const status of moveStatuses) expect([200, 400, 404, 409]).toContain(status);

    // One of the merges was made, at the latest now.
    await tree.move('ravi', null);
    const late = await merger.merge(one, two);
    const merges2 = await app.sql(`select merged_id from account_merges
      where merged_id in ('${userId(one)}', '${userId(two)}')`);
    expect([late.status, merges2.length]).toEqual([late.status, 1]);
    const [ended] = z.tuple([z.object({ merged_id: z.string() })]).parse(merges2);
    const left = async (table: string) =>
      app.sql(`select * from ${table} where user_id = '${ended.merged_id}'`);
    for (const table of ['orders', 'bv_entries', 'addresses']) expect(await left(table)).toEqual([]);
    // A notification that was written meanwhile follows soon.
    app.clock.now += 61_000;
    await app.runJobs();
    expect(await left('notifications')).toEqual([]);
    const place = `(select id from associates where user_id = '${ended.merged_id}')`;
    expect(await app.sql(`select 1 from associates where parent_id = ${place}`)).toEqual([]);
    expect(await app.sql(`select 1 from team_points where associate_id = ${place}`)).toEqual([]);
    expect(await miscounted(app)).toEqual([]);
    const placed = orderStatuses.filter((status) => status === 201).length;
    expect(await sum('bv_entries')).toBe(confirmed + placed * 10);
  });

  it('and the deletion of one of the accounts: the first one counts', async () => {
    for (const ending of ['vikas', 'jaswinder', 'savita', 'bindu']) {
      const [merged, deleted] = await Promise.all([
        merger.merge(ending, 'kamla'),
        other.staff.delete(`/api/admin/members/${userId(ending)}`),
      ]);
      expect([merged.status, deleted.status].toSorted()).toEqual([200, 404]);
    }
    expect(await miscounted(app)).toEqual([]);
  });

  it('and the closing of a period: what is closed counts once', async () => {
    await openAccounts(app, 'manoj', 'arif');
    await app.sql(
      'truncate orders, order_items, order_events, bv_entries, team_points, payout_periods, node_payments cascade',
    );
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    await openPeriod(app, '2026-11');
    for (const username of ['manoj', 'arif'])
      await buyAndConfirm(app, username, { paise: 100, points: 30, at: '2026-11-20T00:00:00Z' });
    await app.runJobs();
    const staff = await Merger.logIn(app);
    const payouts = await PayoutStaff.logIn(app);
    const [merged, closed] = await Promise.all([staff.merge('arif', 'manoj'), payouts.close('2026-11')]);
    expect([200, 409]).toContain(merged.status);
    expect(closed.status).toBe(200);
    if (merged.status === 409) await staff.merged('arif', 'manoj');
    app.clock.now = Date.parse('2027-01-03T06:30:00Z');
    await (await PayoutStaff.logIn(app)).close('2026-12');
    expect(
      await app.sql(`select month, sum(own_points)::int as own from payout_figures group by 1 order by 1`),
    ).toEqual([
      { month: '2026-11', own: 60 },
      { month: '2026-12', own: 0 },
    ]);
  });
});
