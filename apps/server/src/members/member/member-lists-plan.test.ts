import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePlan } from '../../../test/crowd.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Members = z.tuple([z.object({ id: z.string() })]);

describe('the lists of one member among many', () => {
  const app = useTestApp();
  let id = '';

  beforeAll(async () => {
    await app.sql(`insert into users (id, username, first_name, last_name, roles)
      select gen_random_uuid(), 'crowd' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, 1000) as n`);
    const each = `from users, generate_series(1, 5) as n where username like 'crowd%'`;
    await app.sql(`insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise,
        points, payment_method, payment_status, idempotency_key, request_hash)
      select gen_random_uuid(), users.id, 'PLACED', now(), '{}', 1, 0, 1, 3, 'COD', 'DUE', 'key' || n, '' ${each}`);
    await app.sql(`insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at)
      select gen_random_uuid(), user_id, id, 'PENDING', 'CREDIT', 3, 'placed', now() from orders where idempotency_key like 'key%'`);
    await app.sql(`insert into addresses (id, user_id, name, phone_number, email, street_address, additional_address_line,
        city, state, postal_code, country, landmarks, type, is_default, latitude, longitude, created_at)
      select gen_random_uuid(), users.id, 'Home', '9876543210', '', '1 Mall Road', '', 'Patna', 'Bihar', '800001', 'India',
        '{}', 'HOME', false, 0, 0, now() ${each}`);
    await app.sql(`insert into sessions (id, user_id, created_at, expires_at)
      select gen_random_uuid(), users.id, now(), now() ${each}`);
    await app.sql(`insert into member_requests (id, user_id, kind, field, text, created_at)
      select gen_random_uuid(), users.id, 'PROFILE_CORRECTION', 'OTHER', 'Request', now() ${each}`);
    await app.sql(`insert into queued_messages (id, key, kind, channel, "to", user_id, language, facts, state, sent_at, created_at)
      select gen_random_uuid(), users.id::text || n, 'PASSWORD_CHANGED', 'email', 'crowd@example.in', users.id, 'en', '{}',
        'SENT', now(), now() ${each}`);
    await app.sql(`insert into audit_entries (id, at, actor_id, action, subject, before, after)
      select gen_random_uuid(), now(), users.id, 'update',
        case n when 1 then 'member/' || users.id else 'payout/' || gen_random_uuid() end,
        case n when 2 then jsonb_build_object('memberId', users.id) end,
        case when n > 2 then jsonb_build_object('memberId', users.id) end ${each}`);
    for (const table of [
      'audit_entries',
      'orders',
      'bv_entries',
      'addresses',
      'sessions',
      'member_requests',
      'queued_messages',
    ])
      await app.sql(`analyze ${table}`);
    const [member] = Members.parse(await app.sql(`select id from users where username = 'crowd500'`));
    ({ id } = member);
  });

  it.each([
    ['orders', 'placed_at desc, id desc', 'orders_by_age'],
    ['bv_entries', 'created_at desc, id desc', 'bv_entries_by_age'],
    ['addresses', '(is_default, created_at) desc, id desc', 'addresses_'],
    ['sessions', 'created_at desc, id desc', 'sessions_by_user'],
    ['member_requests', 'created_at desc, id desc', 'member_requests_by_member'],
    ['queued_messages', 'created_at desc, id desc', 'queued_messages_by_user'],
  ])('read from %s only the rows of the member', async (table, order, index) => {
    const ofMember = `from ${table} where user_id = '${id}'`;
    for (const query of [`select * ${ofMember} order by ${order} limit 20`, `select count(*) ${ofMember}`]) {
      const plan = await makePlan(app, query);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('read from audit_entries only those about the member', async () => {
    const ofMember = `from audit_entries where coalesce(after ->> 'memberId', before ->> 'memberId',
      case when subject like 'member/%' then substr(subject, 8) end) = '${id}'`;
    for (const query of [
      `select * ${ofMember} order by at desc, id desc limit 20`,
      `select count(*) ${ofMember}`,
    ]) {
      const plan = await makePlan(app, query);
      expect(plan).toContain('audit_entries_by_member');
      expect(plan).not.toContain('Seq Scan');
    }
    expect(await app.sql(`select count(*)::int ${ofMember}`)).toEqual([{ count: 5 }]);
  });
});
