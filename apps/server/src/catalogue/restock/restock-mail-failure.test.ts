import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeSmtpServer } from '../../../test/fake-smtp-server.ts';
import { Shopper, stockCopies } from '../../../test/shopper.ts';
import { TestApp } from '../../../test/test-app.ts';

const MINUTE = 60_000;

describe('a mail about a restocked product that the mail server rejects', () => {
  const app = new TestApp();
  let smtp: FakeSmtpServer;

  beforeAll(async () => {
    smtp = await FakeSmtpServer.open({ MAIL: '451 later' });
    await app.open({
      SMTP_URL: `smtp://${smtp.place}`,
      MAIL_FROM: 'shop@example.in',
      SITE_ORIGIN: 'https://shop.example.in',
    });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const triedMails = () => smtp.received.filter((line) => line.startsWith('MAIL')).length;
  const rows = () => app.sql('select notified_at is not null as waits from restock_requests');

  it('is tried again after a while for a day; the member is notified in the app once', async () => {
    const [tea = ''] = await stockCopies(app, 1);
    await app.sql(`update store_entries set quantity = 0 where product_id = '${tea}'`);
    for (const name of ['asha', 'ravi'])
      await (await Shopper.logIn(app, name)).post('/api/restock-requests', { productId: tea });
    await app.sql(`update store_entries set quantity = 5 where product_id = '${tea}'`);

    await app.runJobs();
    // The first rejection ends the run.
    expect([triedMails(), await rows()]).toEqual([1, [{ waits: true }, { waits: true }]]);
    await app.runJobs();
    expect(triedMails()).toBe(2);
    await app.runJobs();
    expect(triedMails()).toBe(2);
    app.clock.now += 2 * MINUTE;
    await app.runJobs();
    expect(triedMails()).toBe(3);

    app.clock.now += 24 * 60 * MINUTE;
    await app.runJobs();
    await app.runJobs();
    expect([triedMails(), await rows()]).toEqual([5, []]);
    expect(await app.sql("select 1 as one from notifications where kind = 'STOCK'")).toHaveLength(2);
  });
});
