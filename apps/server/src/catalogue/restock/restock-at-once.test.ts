import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, ROOM_FOR_ORDERS, openShop } from '../../../test/buyer.ts';
import { IN_HINDI } from '../../../test/in-hindi.ts';
import { logIn } from '../../../test/identity.ts';
import { Shopper } from '../../../test/shopper.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Messages = z.array(z.object({ to: z.string(), body: z.string() }));
const Notices = z.array(
  z.object({
    user_id: z.string(),
    kind: z.string(),
    text: z.string(),
    values: z.unknown(),
    link: z.string(),
  }),
);

describe('a product that is back in stock', () => {
  const app = useTestApp({ ...ROOM_FOR_ORDERS, SITE_ORIGIN: 'https://shop.example.in' });
  let asha: Shopper;
  let ravi: Shopper;
  let staff: StaffMember;
  let tea = '';

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
    staff = await StaffMember.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate restock_requests, messages, queued_messages, notifications, set_aside_rows');
    [tea = ''] = await openShop(app, { pricePaise: 50_000, points: 7, quantity: 0 });
  });

  const add = (shopper: Shopper) => shopper.post('/api/restock-requests', { productId: tea });
  const setStock = (quantity: number) =>
    staff.post('/api/stores', { productId: tea, quantity, alertQuantity: 0 });
  const mails = async () =>
    Messages.parse(
      await app.sql(`select messages.* from messages join queued_messages using (id)
        where kind = 'BACK_IN_STOCK' order by messages.created_at, id`),
    );
  const notices = async () =>
    Notices.parse(await app.sql("select * from notifications where text like '%back in stock%'"));
  const rows = () => app.sql('select * from restock_requests');
  /** The jobs of several processes at the same time, as often as they can need. */
  const runJobs = async (processes = 1) => {
    for (let round = 0; round < 2; round += 1)
      await Promise.all(Array.from({ length: processes }, () => app.runJobs()));
  };

  it('notifies the member once, in the app and by mail, and closes the request', async () => {
    await add(asha);
    await runJobs();
    expect([await notices(), await mails()]).toEqual([[], []]);
    await setStock(5);
    await runJobs();
    await runJobs();
    expect(await notices()).toEqual([
      {
        ...(await notices())[0],
        user_id: asha.id,
        kind: 'STOCK',
        text: '{product} is back in stock.',
        values: { product: 'Copy 1' },
        link: `/product-details-page/${tea}`,
      },
    ]);
    expect(await mails()).toMatchObject([
      {
        to: 'asha@example.in',
        body: expect.stringMatching(
          new RegExp(
            `^Copy 1 is back in stock\\n\\nHello Asha,\\n\\nCopy 1 is back in stock\\. You can order it here:\\nhttps://shop\\.example\\.in/product-details-page/${tea}\\n`,
          ),
        ),
      },
    ]);
    expect(await rows()).toEqual([]);
    await setStock(0);
    await setStock(5);
    await runJobs();
    expect(await mails()).toHaveLength(1);
  });

  it('mails in the language of the site when the member made the request', async () => {
    const { token } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}`, ...IN_HINDI };
    await app.post('/api/restock-requests', { productId: tea }, headers);
    await setStock(5);
    await runJobs();
    expect(await mails()).toMatchObject([
      { body: expect.stringContaining('Copy 1 फिर से स्टॉक में है। इसे यहाँ ऑर्डर करें:') },
    ]);
    expect((await mails())[0]?.body).toContain(
      `https://shop.example.in/product-details-page/${tea}?lang=hi\n`,
    );
  });

  it('notifies once after two changes of stock at once, while four processes run the jobs', async () => {
    await Promise.all([add(asha), add(ravi)]);
    await Promise.all([setStock(5), setStock(7), runJobs(4)]);
    await runJobs(4);
    expect((await notices()).map(({ user_id }) => user_id).toSorted()).toEqual([asha.id, ravi.id].toSorted());
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['asha@example.in', 'ravi@example.in']);
    expect(await rows()).toEqual([]);
  });

  it('notifies after a cancelled order gives the pieces back', async () => {
    await setStock(1);
    const buyer = await Buyer.logIn(app, 'ravi');
    const order = await buyer.place([tea, 1]);
    await add(asha);
    await runJobs();
    expect(await mails()).toEqual([]);
    await buyer.cancel(order.id);
    await runJobs();
    expect((await mails()).map(({ to }) => to)).toEqual(['asha@example.in']);
  });

  it.each([
    ['is sold out again', 'update store_entries set quantity = 0'],
    ['is hidden', 'update products set is_visible = false'],
    ['is deleted', 'update products set is_deleted = true'],
    ['has a deleted brand', 'update brands set is_deleted = true'],
  ])('is not reported while it %s, and the request stays open', async (_, change) => {
    await add(asha);
    await setStock(5);
    await app.sql(change);
    await runJobs();
    expect([await notices(), await mails(), (await rows()).length]).toEqual([[], [], 1]);
    await app.sql('update products set is_visible = true, is_deleted = false');
    await app.sql('update brands set is_deleted = false');
    await setStock(5);
    await runJobs();
    expect([(await notices()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('sends an SMS to a proven number when the member has no proven email address', async () => {
    await add(asha);
    await app.sql("update users set email_verified_at = null where username = 'asha'");
    await setStock(5);
    await runJobs();
    await app.sql("update users set email_verified_at = now() where username = 'asha'");
    await runJobs();
    expect([(await notices()).length, await rows()]).toEqual([1, []]);
    expect(await mails()).toMatchObject([
      {
        to: '+919000000001',
        body: `PGM Wellness: Copy 1 is back in stock. https://shop.example.in/product-details-page/${tea}`,
      },
    ]);
  });

  it('notifies only in the app when the member has proven neither an email address nor a number', async () => {
    await add(asha);
    await app.sql(
      "update users set email_verified_at = null, mobile_verified_at = null where username = 'asha'",
    );
    await setStock(5);
    await runJobs();
    await app.sql(
      "update users set email_verified_at = now(), mobile_verified_at = now() where username = 'asha'",
    );
    await runJobs();
    expect([(await notices()).length, await mails(), await rows()]).toEqual([1, [], []]);
  });

  it('mails a link to the page where these mails can be ended', async () => {
    await add(asha);
    await setStock(5);
    await runJobs();
    expect((await mails())[0]?.body).toContain('https://shop.example.in/manage/notifications/settings\n');
  });

  it('can be requested again after the notification', async () => {
    await add(asha);
    await setStock(5);
    await runJobs();
    await setStock(0);
    await add(asha);
    await setStock(5);
    await runJobs();
    expect([(await notices()).length, (await mails()).length]).toEqual([2, 2]);
  });

  it('is not reported after the member withdrew the request', async () => {
    await add(asha);
    await asha.delete(`/api/restock-requests/${tea}`);
    await setStock(5);
    await runJobs();
    expect([await notices(), await mails()]).toEqual([[], []]);
  });

  it('mails many members in batches, the earliest request first', async () => {
    await app.sql(`
      with crowd as (
        insert into users (id, username, first_name, last_name, roles, email, email_verified_at)
        select gen_random_uuid(), 'waiting' || n, 'Some', 'Body', '{MEMBER}', 'waiting' || n || '@example.in', now()
        from generate_series(1, 120) as n
        returning id, username
      )
      insert into restock_requests (id, user_id, product_id, language, created_at)
      select gen_random_uuid(), id, '${tea}', 'en', timestamptz '2026-11-01' + substr(username, 8)::int * interval '1 minute'
      from crowd`);
    await setStock(5);
    const counts: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await app.runJobs();
      counts.push((await mails()).length);
    }
    expect(counts).toEqual([50, 100, 120, 120]);
    expect(new Set((await mails()).map(({ to }) => to)).size).toBe(120);
    expect((await notices()).length).toBe(120);
  });
});
