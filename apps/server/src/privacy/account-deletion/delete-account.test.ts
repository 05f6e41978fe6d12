import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { BankDetailsOwner, BankDetailsStaff, DETAILS } from '../../../test/bank-details.ts';
import { Buyer, orderIn } from '../../../test/buyer.ts';
import { lastCode, sendCode, verify } from '../../../test/codes.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { toFailure, isGood, logIn, passToNextHour, refresh } from '../../../test/identity.ts';
import { OrderStaff, HOME_DELIVERY } from '../../../test/order-staff.ts';
import { ProfileOwner } from '../../../test/profile-owner.ts';
import { listProducts } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PASSWORD = 'secret1234';
const PERSON = { name: 'Meena Kumari', email: 'meena@example.in', username: 'meena' };
const MEENA = { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD };
const INVALID = 'This password is incorrect.';
const UNDER_WAY =
  'You have an order in progress. You can delete your account once it is delivered or cancelled.';
const REFUND_DUE = 'We still owe you a refund. You can delete your account once it is paid.';

describe('deleting an account', () => {
  const app = useTestApp();
  let meena: Session;

  const headers = (token: string) => ({ Authorization: `Bearer ${token}` });
  const remove = (body: unknown = { password: PASSWORD }, token = meena.token) =>
    app.post('/privacy/delete', body, headers(token));
  const readResponse = async (response: Response) => [response.status, await response.json()];
  const listRows = (table: string) => app.sql(`select * from ${table} where user_id = '${meena.user.id}'`);
  const buyer = async () => {
    const product = (await listProducts(app)).find(({ stock }) => stock.quantity >= 8)?.id ?? '';
    const shopper = await Buyer.logIn(app, 'asha');
    return { product, shopper };
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from otps');
    await app.post('/auth/register', MEENA);
    meena = await logIn(app, 'meena', PASSWORD);
  });

  it('asks for the password', async () => {
    expect(await readResponse(await remove({ password: 'wrong1234' }))).toEqual([
      400,
      toFailure(INVALID, { password: INVALID }),
    ]);
    expect(await readResponse(await remove({}))).toEqual([400, toFailure('Password is required')]);
    expect(await isGood(app, meena.token)).toBe(true);
  });

  it('prevents guessing: after ten invalid passwords even the valid one must wait', async () => {
    for (let guess = 0; guess < 10; guess += 1) await remove({ password: `wrong${guess}` });
    expect((await remove()).status).toBe(429);
    passToNextHour(app);
    meena = await logIn(app, 'meena', PASSWORD);
    expect((await remove()).status).toBe(200);
  });

  it('leaves a nameless account; no login works any more, and its names are free again', async () => {
    const other = await logIn(app, 'meena', PASSWORD);
    const shop = headers(meena.token);
    const product = (await listProducts(app)).find(({ stock }) => stock.quantity >= 8)?.id ?? '';
    await app.post('/api/cart', { productId: product, quantity: 1 }, shop);
    await app.post('/api/wishlist', { productId: product }, shop);
    const soldOut = (await listProducts(app)).find(({ stock }) => stock.status === 'SOLD_OUT')?.id;
    await app.post('/api/restock-requests', { productId: soldOut }, shop);
    expect(await listRows('restock_requests')).toHaveLength(1);
    await app.sql(`update users set alternate_emails = '{a@example.in}', mobile = '9812345678',
      mobile_verified_at = now(), gender = 'FEMALE', dob = now(), google_subject = 'g-1' where username = 'meena'`);
    await app.sql(`insert into otps (destination, name, code_hash, expires_at)
      values ('+919812345678', 'Meena', '', now()), ('+919812345679', 'Other', '', now())`);

    expect(await readResponse(await remove())).toEqual([200, { success: true }]);

    const [user] = await app.sql(`select * from users where id = '${meena.user.id}'`);
    expect(user).toMatchObject({
      username: `former${meena.user.id.replaceAll('-', '')}`,
      first_name: 'Former',
      mid_name: null,
      last_name: 'member',
      gender: null,
      dob: null,
      image_url: null,
      email: null,
      mobile: null,
      former_mobile: null,
      alternate_emails: [],
      alternate_phones: [],
      password_hash: null,
      google_subject: null,
    });
    for (const table of [
      'cart_items',
      'wishlist_items',
      'restock_requests',
      'sessions',
      'notifications',
      'addresses',
    ])
      expect([table, await listRows(table)]).toEqual([table, []]);
    expect(await app.sql('select name from otps')).toEqual([{ name: 'Other' }]);
    expect([await isGood(app, meena.token), await isGood(app, other.token)]).toEqual([false, false]);
    expect((await refresh(app, other.refreshToken)).status).toBe(401);
    for (const usernameOrEmail of ['meena', 'meena@example.in', '9812345678'])
      expect((await app.post('/auth/login', { usernameOrEmail, password: PASSWORD })).status).toBe(401);

    expect((await app.post('/auth/register', MEENA)).status).toBe(200);
    const newAccount = await logIn(app, 'meena', PASSWORD);
    expect(newAccount.user.id).not.toBe(meena.user.id);
  });

  it('deletes the bank details and their history, and of a member who was paid all but the PAN', async () => {
    const details = () =>
      app.sql(`select bank, pan, status, reason, is_pan_verified as "isPanVerified" from bank_details
        where user_id = '${meena.user.id}'`);
    const owner = await BankDetailsOwner.logIn(app, 'meena', PASSWORD);
    const set = () => owner.send({ ...DETAILS, password: PASSWORD });
    expect((await set()).status).toBe(200);
    await app.sql(`update bank_details set status = 'VERIFIED', is_pan_verified = true`);
    await app.sql(`insert into payout_periods (month, closed_at, closed_by)
      select '2026-10', now(), id from users where username = 'admin' on conflict do nothing`);
    await app.sql(`with paid as (
        insert into node_payments (id, associate_id, amount_paise, period, status, paid_at, created_at)
        select gen_random_uuid(), id, 100, '2026-10', 'PAID', '2026-11-05T06:30:00Z', now()
        from associates where user_id = '${meena.user.id}' returning id, associate_id)
      insert into payout_figures (id, month, associate_id, level, own_points, team_points, purchases_paise, payment_id)
      select gen_random_uuid(), '2026-10', associate_id, 0, 0, 0, 0, id from paid`);
    expect((await remove()).status).toBe(200);
    expect(await details()).toEqual([
      { bank: null, pan: expect.any(String), status: 'INCOMPLETE', reason: null, isPanVerified: true },
    ]);
    expect(await listRows('bank_details_events')).toEqual([]);
    const taxes = await (await CsvImporter.logIn(app)).export('taxes', '?month=2026-10');
    const former = `former${meena.user.id.replaceAll('-', '')}`;
    expect(taxes.split('\n')).toContain(
      `2026-10,${former},Former member,${DETAILS.pan},1.00,0.00,2026-11-05`,
    );
    const staff = await BankDetailsStaff.logIn(app);
    expect((await staff.list()).total).toBe(0);
    expect((await staff.reveal(meena.user.id)).status).toBe(404);

    await app.post('/auth/register', MEENA);
    meena = await logIn(app, 'meena', PASSWORD);
    const unpaid = await BankDetailsOwner.logIn(app, 'meena', PASSWORD);
    expect((await unpaid.send({ ...DETAILS, password: PASSWORD })).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await details()).toEqual([]);
  });

  it('waits while a payout is due or its transfer has failed, and is possible once it is paid', async () => {
    const set = (status: string, paidAt = 'null') =>
      app.sql(`update node_payments set status = '${status}', paid_at = ${paidAt}
        where associate_id = (select id from associates where user_id = '${meena.user.id}')`);
    await app.sql(`insert into node_payments (id, associate_id, amount_paise, period, status, created_at)
      select gen_random_uuid(), id, 100, '2026-10', 'DUE', now() from associates where user_id = '${meena.user.id}'`);
    const owed = [409, toFailure('We still owe you a payment. You can delete your account once it is paid.')];
    expect(await readResponse(await remove())).toEqual(owed);
    await set('FAILED');
    expect(await readResponse(await remove())).toEqual(owed);
    await set('PAID', 'now()');
    expect((await remove()).status).toBe(200);
  });

  it('ends a session that starts at the same moment', async () => {
    await remove();
    await app.sql(`insert into sessions (id, user_id, created_at, expires_at)
      values ('${meena.user.id}', '${meena.user.id}', now(), '2100-01-01')`);
    const { id } = meena.user;
    await app.sql(
      `update sessions set id = '${JSON.parse(atob(meena.token.split('.')[1] ?? '')).sid}' where user_id = '${id}'`,
    );
    expect(await isGood(app, meena.token)).toBe(false);
  });

  it('keeps the place in the tree without a name, and all associates below', async () => {
    await app.sql(`update associates set parent_id = (select id from associates where user_id = '${meena.user.id}')
      where user_id = (select id from users where username = 'ravi')`);
    await app.sql(`update associates set direct_count = 1, total_count = 1, shares_contact = true,
      referral_code = 'MEENA99' where user_id = '${meena.user.id}'`);
    await remove();
    expect(
      await app.sql(
        `select direct_count, total_count, shares_contact from associates where user_id = '${meena.user.id}'`,
      ),
    ).toEqual([{ direct_count: 1, total_count: 1, shares_contact: false }]);
    expect((await app.call('/associates/sponsor/MEENA99')).status).toBe(404);
    const { id } = meena.user;
    for (const code of [id, id.replaceAll('-', '')])
      expect((await app.call(`/associates/sponsor/${code}`)).status).toBe(404);
    const ravi = await logIn(app, 'ravi');
    const self = await app.call('/associates/self/data', { headers: headers(ravi.token) });
    expect(await self.json()).toMatchObject({ data: { sponsor: { name: 'Former member' } } });
    await app.sql(`update associates set parent_id = null where parent_id is not null and
      user_id = (select id from users where username = 'ravi')`);
  });

  it('deletes the photo', async () => {
    const owner = new ProfileOwner(app, meena.token, meena.user.id);
    const { default: sharp } = await import('sharp');
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await owner.patch({
      primaryEmail: PERSON.email,
      primaryPhone: '9812345670',
      imageUrl: new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }),
    });
    const { imageUrl } = await owner.now();
    expect((await app.call(imageUrl ?? '')).status).toBe(200);
    await remove();
    // A request that was under way when the account was deleted.
    await app.sql(`insert into consent_changes (id, user_id, kind, given, changed_at)
      values (gen_random_uuid(), '${meena.user.id}', 'OFFERS_BY_MAIL', true, now())`);
    app.clock.now += 60_000;
    await app.runJobs();
    expect((await app.call(imageUrl ?? '')).status).toBe(404);
    expect(await listRows('consent_changes')).toEqual([]);
    expect(await app.sql('select id from account_deletions')).toEqual([]);
  });

  it('is not undone by a change of the profile that is under way', async () => {
    const form = new FormData();
    const fields = { firstName: 'Meena', lastName: 'Kumari', gender: 'FEMALE' };
    for (const [name, value] of Object.entries({
      ...fields,
      primaryEmail: PERSON.email,
      primaryPhone: '9812345670',
    }))
      form.set(name, value);
    const sent = new Response(form);
    const bytes = new Uint8Array(await sent.clone().arrayBuffer());
    const isAdmitted = Promise.withResolvers<void>();
    const isDeleted = Promise.withResolvers<void>();
    // The server reads the body only after it has accepted the token.
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          isAdmitted.resolve();
          await isDeleted.promise;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = {
      method: 'PATCH',
      headers: { ...headers(meena.token), 'Content-Type': sent.headers.get('Content-Type') ?? '' },
      body,
      duplex: 'half' as const,
    };
    const change = app.call(`/user/${meena.user.id}/patch`, init);
    await isAdmitted.promise;
    expect((await remove()).status).toBe(200);
    isDeleted.resolve();
    expect((await change).status).toBe(404);
    expect(
      await app.sql(`select first_name, email, mobile from users where id = '${meena.user.id}'`),
    ).toEqual([{ first_name: 'Former', email: null, mobile: null }]);
  });

  it('works with a code for members without a password', async () => {
    const code = await sendCode(app);
    meena = Session.parse(await (await verify(app, code)).json());
    passToNextHour(app);
    meena = Session.parse(await (await verify(app, await sendCode(app))).json());
    const consents = await app.call('/privacy/consents', { headers: headers(meena.token) });
    expect(await consents.json()).toMatchObject({ data: { deletionProof: 'SMS' } });
    const sent = await app.post('/privacy/delete/send-otp', {}, headers(meena.token));
    expect(await readResponse(sent)).toEqual([200, { success: true, data: { expiresInSeconds: 300 } }]);
    const otp = await lastCode(app);
    const invalid = otp === '000000' ? '000001' : '000000';
    const rejection = toFailure('Invalid or expired OTP.', { otp: 'Invalid or expired OTP.' });
    expect(await readResponse(await remove({ otp: invalid }))).toEqual([400, rejection]);
    expect(await readResponse(await remove({ otp }))).toEqual([200, { success: true }]);
  });

  it('does not work for accounts of the company', async () => {
    for (const name of ['admin', 'staff']) {
      const { token } = await logIn(app, name);
      expect(await readResponse(await remove({ password: 'demo1234' }, token))).toEqual([
        409,
        toFailure('Only the company can delete staff accounts.'),
      ]);
    }
  });

  it('waits for an open order, and later keeps the order with its address and points', async () => {
    const { product, shopper } = await buyer();
    await app.sql(`update orders set status = 'CANCELLED', payment_status = 'CANCELLED' where status in
      ('PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED') and user_id = '${shopper.id}'`);
    await app.sql(`update orders set payment_status = 'REFUNDED' where payment_status = 'REFUND_DUE'`);
    await app.sql(`update refunds set state = 'PAID'`);
    await app.sql(`update node_payments set status = 'PAID', paid_at = now()`);
    const { token } = await logIn(app, 'asha');
    const order = await orderIn(await shopper.order([[product, 1]], { courierNote: 'Ring twice' }));
    const asAsha = () => remove({ password: 'demo1234' }, token);
    expect(await readResponse(await asAsha())).toEqual([409, toFailure(UNDER_WAY)]);
    const orderStaff = await OrderStaff.logIn(app);
    for (const step of HOME_DELIVERY.slice(0, 3)) {
      await orderStaff.move(order.id, step);
      expect([step, (await asAsha()).status]).toEqual([step, 409]);
    }
    await orderStaff.move(order.id, 'DELIVERED');
    await app.sql(`update orders set payment_status = 'REFUND_DUE' where id = '${order.id}'`);
    expect(await readResponse(await asAsha())).toEqual([409, toFailure(REFUND_DUE)]);
    await app.sql(`update orders set payment_status = 'PAID' where id = '${order.id}'`);

    const saved = async () => ({
      orders: await app.sql(
        `select id, address::text, total_paise from orders where user_id = '${shopper.id}' order by id`,
      ),
      points: await app.sql(`select * from bv_entries where user_id = '${shopper.id}' order by id`),
      invoices: await app.sql('select * from invoices order by order_id'),
    });
    const before = await saved();
    expect(before.orders.length).toBeGreaterThan(0);
    expect((await asAsha()).status).toBe(200);
    expect(await saved()).toEqual(before);
    expect(await app.sql(`select id from orders where courier_note is not null`)).toEqual([]);
    app.clock.now += 8 * 86_400_000;
    await app.runJobs();
    expect(await app.sql(`select id from notifications where user_id = '${shopper.id}'`)).toEqual([]);
  });
});
