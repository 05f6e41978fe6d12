import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GRIEVANCE } from '../../../test/grievance-filer.ts';
import { logIn } from '../../../test/identity.ts';
import { Merger } from '../../../test/merger.ts';
import { PERSONAL_TABLES } from '../../../test/personal-tables.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { associateId, userId } from '../../../test/tree.ts';

const Count = z.tuple([z.object({ count: z.int() })]);

describe('every table about members', () => {
  const app = useTestApp();
  let merger: Merger;

  const count = async (name: string, username: string) => {
    const [table, column] = name.split('.');
    const rows = await app.sql(`select count(*)::int as count from ${table}
      where ${column} in ('${userId(username)}', '${associateId(username)}')`);
    return Count.parse(rows)[0].count;
  };
  const counts = async (username: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(PERSONAL_TABLES).map(async (name) => [name, await count(name, username)] as const),
      ),
    );
  /** Every table that says by a rule what a merge does with it. */
  const named = (...rules: readonly string[]) =>
    Object.entries(PERSONAL_TABLES)
      .filter(([, { whenMerged }]) => rules.includes(whenMerged))
      .map(([name]) => name);

  beforeAll(async () => {
    const { token } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    await app.post('/grievances', GRIEVANCE, headers);
    const [asha, place] = [userId('asha'), associateId('asha')];
    await app.sql(`insert into contacts (id, name, mobile, email, state, pincode, referred_by)
      values (gen_random_uuid(), 'Sunita', '9876543210', '', 'Bihar', '000000', '${place}')`);
    await app.sql(`insert into queued_messages (id, key, kind, channel, user_id, "to", language, facts, state, sent_at, created_at)
      values (gen_random_uuid(), 'x', 'ORDER_PLACED', 'email', '${asha}', 'asha@example.in', 'en', '{}', 'SENT', now(), now())`);
    await app.sql(`insert into former_referral_codes values ('OLD-7', '${place}', now())`);
    await app.sql(`insert into past_orders (id, user_id, number, placed_on, items, total_paise, status)
      values (gen_random_uuid(), '${asha}', 'SO-1', '2019-04-30', '2 × Soap', 74550, 'Delivered')`);
    await app.sql(`insert into opening_points (id, user_id, points_group, points)
      values (gen_random_uuid(), '${asha}', 'CANCELLED', 7)`);
    await app.sql(`insert into points_corrections
      (id, user_id, points, kind, needs_approval, status, asked_by, asked_at, idempotency_key)
      values (gen_random_uuid(), '${asha}', 5, 'OTHER', true, 'OPEN', '${userId('admin')}', now(), 'x')`);
    await app.sql(`insert into bank_details (user_id, pan, pan_hash, status, changed_at)
      values ('${asha}', '', '', 'INCOMPLETE', now())`);
    await app.sql(`insert into bank_details_events (id, user_id, kind, fields, created_at)
      values (gen_random_uuid(), '${asha}', 'CHANGED', '{PAN}', now())`);
    await app.sql(`insert into team_points values ('${place}', '2026-10', 40), ('${place}', '2026-09', 5),
      ('${associateId('kamla')}', '2026-10', 100)`);
    await app.sql(`insert into coupon_uses (order_id, coupon_id, user_id, used_at)
      select orders.id, coupons.id, '${asha}', now() from orders, coupons where user_id = '${asha}' limit 1
      on conflict do nothing`);
    await app.sql(`insert into message_choices (user_id) values ('${asha}')`);
    await app.sql(
      `insert into consent_changes values (gen_random_uuid(), '${asha}', 'OFFERS_BY_SMS', true, now())`,
    );
    await app.sql(
      `insert into identity_cards (user_id, code, issued_at) values ('${asha}', 'K7QM-RTW9-XHZ2-BCDE', now())`,
    );
    await app.sql(`insert into restock_requests (id, user_id, product_id, language, created_at)
      select gen_random_uuid(), '${asha}', id, 'en'::restock_language, now() from products limit 2`);
    await app.sql(`insert into reviews (id, product_id, user_id, author, stars, text, photos, status, written_at)
      select gen_random_uuid(), id, '${asha}', 'Asha M.', 5, '', '{}', 'APPROVED', now() from products limit 2`);
    await app.sql(`insert into product_questions (id, product_id, user_id, author, text, status, asked_at)
      select gen_random_uuid(), id, '${asha}', 'Asha M.', 'Is it sweet?', 'OPEN', now() from products limit 2`);
    await app.sql(
      `insert into wishlist_items select '${asha}', id, now() from products limit 2 on conflict do nothing`,
    );
    await app.sql(`insert into cart_items (id, user_id, product_id, quantity, added_price_paise, created_at)
      select gen_random_uuid(), '${asha}', id, 1, 1, now() from products limit 2 on conflict do nothing`);
    await app.sql(`insert into agreements (id, user_id, version, accepted_at, cooling_off_ends_at)
      values (gen_random_uuid(), '${asha}', '1', now(), now())`);
    await app.sql(`insert into member_requests (id, user_id, kind, field, text, created_at)
      values (gen_random_uuid(), '${asha}', 'PROFILE_CORRECTION', 'GENDER', 'FEMALE', now())`);
    await app.sql(`insert into member_requests (id, user_id, kind, status, decided_at, referral_code, sponsor_id, text, created_at)
      values (gen_random_uuid(), '${userId('ravi')}', 'PARENT_CHANGE', 'REJECTED', now(), 'ASHA2023', '${place}', 'x', now())`);
    await app.sql(`insert into parent_proposals (id, associate_id, old_parent_id, new_parent_id, bv_value, reason, asked_by, asked_at)
      values (gen_random_uuid(), '${associateId('geeta')}', '${place}', '${associateId('ravi')}', 1, 'x', '${userId('admin')}', now()),
        (gen_random_uuid(), '${associateId('ravi')}', null, '${place}', 1, 'x', '${userId('admin')}', now())`);
    merger = await Merger.logIn(app);
  });

  it('is treated by its rule when two accounts are merged', async () => {
    const [before, kamlaBefore] = [await counts('asha'), await counts('kamla')];
    // Without rows a rule would show nothing.
    expect(named('moved', 'united').filter((name) => before[name] === 0)).toEqual([
      'account_merges.into_id',
      'account_merges.into_place_id',
    ]);
    await merger.merged('asha', 'kamla');
    const [after, kamlaAfter] = [await counts('asha'), await counts('kamla')];
    expect(named('moved', 'united', 'ended').filter((name) => after[name] !== 0)).toEqual([]);
    const gained = (name: string) => (kamlaAfter[name] ?? 0) - (kamlaBefore[name] ?? 0);
    // The account that ends was one of the associates directly below; the merge is the first one.
    const differ = named('moved').filter((name) => gained(name) !== before[name]);
    expect(differ.toSorted()).toEqual([
      'account_merges.into_id',
      'account_merges.into_place_id',
      'associates.parent_id',
    ]);
    expect(named('united').filter((name) => gained(name) < 0)).toEqual([]);
    expect(named('ended').filter((name) => gained(name) !== 0)).toEqual([]);
    expect(named('stays').filter((name) => (after[name] ?? 0) < (before[name] ?? 0))).toEqual([]);
  });
});
