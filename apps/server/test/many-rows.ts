import * as z from 'zod';
import type { TestApp } from './test-app.ts';

/** How many rows {@link fillTables} adds to each table: more than the first page of a list. */
export const MANY = 130;

/** A closed period with as many payouts. */
export const MANY_MONTH = '2015-01';

/** Adds {@link MANY} rows to the tables that lists are read from, most of them for one member. */
export async function fillTables(app: TestApp, userId: string): Promise<void> {
  const own = `'user_id', '${userId}'`;
  await copyRows(app, 'brands', `'name', 'Brand ' || n`);
  await copyRows(app, 'categories', `'name', 'Category ' || n, 'unique_name', 'many-' || n, 'position', n`);
  await copyRows(app, 'products', `'name', 'Product ' || n`, 'not is_deleted and sizes is null');
  await app.sql(`insert into store_entries (id, product_id, quantity, alert_quantity)
    select gen_random_uuid(), id, 0, 1 from products where name ~ '^Product [0-9]+$'`);
  await app.sql(`insert into wishlist_items (user_id, product_id, created_at)
    select '${userId}', id, now() from products where name ~ '^Product [0-9]+$'`);
  await app.sql(`insert into restock_requests (id, user_id, product_id, language, created_at)
    select gen_random_uuid(), '${userId}', id, 'en', now() from products where name ~ '^Product [0-9]+$'`);
  await copyRows(app, 'coupons', `'code', 'MANY' || n, 'is_for_first_order', false`);
  await app.sql(`insert into contacts (id, name, mobile, email, state, pincode)
    select gen_random_uuid(), 'Lead ' || n, '9876543210', 'lead@example.in', 'Bihar', '000000'
    from generate_series(1, ${MANY}) as n`);
  await copyRows(app, 'grievances', `${own}, 'serial', 1000 + n, 'idempotency_key', null`);
  await app.sql(`insert into reply_templates (id, title, english, hindi)
    select gen_random_uuid(), 'Template ' || n, 'x', 'x' from generate_series(1, ${MANY}) as n`);
  await app.sql(`insert into articles (id, kind, slug, drawing, english)
    select gen_random_uuid(), 'news', 'many-' || n, 'news', english from articles, generate_series(1, ${MANY}) as n
    where slug = 'returns'`);
  await app.sql(`insert into article_versions (article_id, number, drawing, english, saved_at)
    select id, 1, drawing, english, now() from articles where slug ~ '^many-'`);
  await app.sql(
    `update articles set published_number = 1, published_at = '2026-01-01' where slug ~ '^many-'`,
  );
  await app.sql(`insert into media (id, image_key, width, height, bytes, alternative, alternative_in_hindi, uploaded_by, uploaded_at)
    select gen_random_uuid(), 'media/many-' || n, 1, 1, 1, 'Image ' || n, 'x', '${userId}', now()
    from generate_series(1, ${MANY}) as n`);
  await copyRows(app, 'notifications', own);
  await copyRows(app, 'member_requests', `${own}, 'text', 'Request ' || n`);
  await copyRows(app, 'orders', `${own}, 'number', 1000 + n, 'idempotency_key', 'many-' || n`);
  await copyRows(app, 'addresses', `${own}, 'is_default', false`);
  await copyRows(app, 'sessions', own);
  await app.sql(`insert into past_orders (id, user_id, number, placed_on, items, total_paise, status)
    select gen_random_uuid(), '${userId}', 'OLD-' || n, '2019-04-30', '', 100, '' from generate_series(1, ${MANY}) as n`);
  await app.sql(`insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at)
    select gen_random_uuid(), user_id, id, 'CANCELLED', 'CREDIT', 1, 'Order placed', now()
    from orders where idempotency_key ~ '^many-[0-9]+$'`);
  await copyRows(
    app,
    'users',
    `'username', 'many' || n, 'email', null, 'mobile', null, 'email_verified_at', null,
    'mobile_verified_at', null, 'google_subject', null, 'firebase_uid', null`,
  );
  await app.sql(`insert into associates (id, user_id, parent_id, referral_code, created_at)
    select gen_random_uuid(), id, (select id from associates where user_id = '${userId}'), 'MANY' || username, now()
    from users where username ~ '^many[0-9]+$'`);
  await app.sql(`update associates set direct_count = direct_count + ${MANY}, total_count = total_count + ${MANY}
    where user_id = '${userId}'`);
  await app.sql(`update users set roles = '{MEMBER,STAFF}' where username ~ '^many[0-9]+$'`);
  await app.sql(`insert into reviews (id, product_id, user_id, author, stars, text, photos, status, written_at)
    select gen_random_uuid(), (select min(id::text)::uuid from products), id, 'Some B.', 5, '', '{}', 'APPROVED', now()
    from users where username ~ '^many[0-9]+$'`);
  await app.sql(`insert into product_questions (id, product_id, user_id, author, text, status, reply, published_at, asked_at)
    select gen_random_uuid(), (select min(id::text)::uuid from products), id, 'Some B.', 'Is it sweet?', 'PUBLISHED', 'No', now(), now()
    from users where username ~ '^many[0-9]+$'`);
  await copyRows(
    app,
    'node_payments',
    `'reference', 'MANY' || n, 'status', 'PAID', 'paid_at', now()`,
    `associate_id = (select id from associates where user_id = '${userId}')`,
  );
  await app.sql(`insert into payout_periods (month, closed_at, closed_by)
    select to_char(date '${MANY_MONTH}-01' + n * interval '1 month', 'YYYY-MM'), now(), '${userId}'
    from generate_series(0, ${MANY}) as n`);
  await app.sql(`insert into payout_figures
    (id, month, associate_id, level, own_points, team_points, purchases_paise)
    select gen_random_uuid(), '${MANY_MONTH}', id, 0, 1, 2, 300 from associates`);
  await app.sql(`insert into payout_figures
    (id, month, associate_id, level, own_points, team_points, purchases_paise)
    select gen_random_uuid(), month, associates.id, 0, 1, 2, 300 from payout_periods, associates
    where user_id = '${userId}' and closed_at is not null and month > '${MANY_MONTH}'`);
  await app.sql(`insert into node_payments (id, associate_id, amount_paise, period, status, created_at)
    select payout_figures.id, associate_id, 100, month, 'DUE', now() from payout_figures
    join associates on associates.id = associate_id
    where user_id = '${userId}' and month >= '${MANY_MONTH}'`);
  await app.sql(`update payout_figures set payment_id = node_payments.id from node_payments
    where node_payments.id = payout_figures.id`);
  await app.sql(`insert into bank_details (user_id, pan, pan_hash, status, changed_at)
    select user_id, '', '', 'INCOMPLETE', now() from associates`);
  await app.sql(`insert into bank_details_events (id, user_id, kind, fields, created_at)
    select gen_random_uuid(), '${userId}', 'CHANGED', '{PAN}', now() from generate_series(1, ${MANY})`);
  await app.sql(`insert into points_corrections
    (id, user_id, points, kind, needs_approval, status, asked_by, asked_at, idempotency_key)
    select gen_random_uuid(), '${userId}', 1, 'OTHER', true, 'OPEN', users.id, now(), n
    from users, generate_series(1, ${MANY}) as n where username = 'admin'`);
  await app.sql(`insert into company_versions (number, facts, published_at)
    select n, facts, now() from company_versions, generate_series(2, ${MANY}) as n where number = 1`);
  await app.sql(`insert into audit_entries (id, at, actor_id, action, subject)
    select gen_random_uuid(), now(), '${userId}', 'product.update', 'product/' || (select min(id::text) from products)
    from generate_series(1, ${MANY})`);
  await app.sql(`insert into set_aside_rows (job, subject, error, attempts, first_failed_at, last_failed_at, retry_at)
    select 'sample', n, 'Error', 1, now(), now(), now() from generate_series(1, ${MANY}) as n`);
  await app.sql(`insert into queued_messages (id, key, kind, channel, "to", language, facts, state, created_at)
    select gen_random_uuid(), n, 'ORDER_PLACED', 'email', 'asha@example.in', 'en', '{}', 'DEAD', now()
    from generate_series(1, ${MANY}) as n`);
  await app.sql(`insert into staff_invitations (id, email, rights, language, token_hash, invited_by, sent_at, expires_at)
    select gen_random_uuid(), 'many' || n || '@example.in', '{orders}', 'en', n, '${userId}', now(), now()
    from generate_series(1, ${MANY}) as n`);
  await app.sql(`insert into staff_notices (id, key, kind, subject_id, name, created_at)
    select gen_random_uuid(), n, 'NEW_LEAD', gen_random_uuid(), '', now() from generate_series(1, ${MANY}) as n`);
}

/** The columns of a table that are written. */
const Columns = z.tuple([z.object({ columns: z.string() })]);

/** Copies a row of a table, with other values for some columns; `n` counts from 1. */
async function copyRows(app: TestApp, table: string, changes: string, which = 'true'): Promise<void> {
  const [{ columns }] = Columns.parse(
    await app.sql(`select string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`),
  );
  await app.sql(`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from (
      select (jsonb_populate_record(null::${table}, to_jsonb(sample) || jsonb_build_object('id', gen_random_uuid(), ${changes}))).*
      from (select * from ${table} where ${which} order by id limit 1) as sample, generate_series(1, ${MANY}) as n
    ) as copies`);
}
