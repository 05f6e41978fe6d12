import { SELLER } from '../test/invoices.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { FakeSmtpServer } from '../test/fake-smtp-server.ts';
import { toFailure } from '../test/identity.ts';
import { toReceivedMail } from '../test/received-mail.ts';
import { StaffMember } from '../test/staff-member.ts';
import { TestApp } from '../test/test-app.ts';
import { restockMessage } from './catalogue/restock/restock-mails.tsx';
import { MAX_ATTEMPTS } from './platform/messaging/message-delivery.ts';
import { queueMessage } from './platform/messaging/queue-message.ts';

const SECOND = 1000;
const Rows = z.array(z.object({ id: z.string() }));

describe('a queued mail', () => {
  const app = new TestApp();
  let smtp: FakeSmtpServer;
  let admin: StaffMember;

  beforeAll(async () => {
    smtp = await FakeSmtpServer.open();
    await app.open(
      {
        SMTP_URL: `smtp://${smtp.place}`,
        MAIL_FROM: 'shop@example.in',
        SITE_ORIGIN: 'https://shop.example.in',
      },
      { seller: { ...SELLER, name: 'PGM Wellness Private Limited', address: '12 Station Road, Lucknow' } },
    );
    // The sample orders are cancelled with time, which queues further messages.
    await app.sql('truncate orders cascade');
    admin = await StaffMember.logIn(app, 'admin');
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await app.sql('delete from queued_messages');
    smtp.replies = {};
    smtp.received.length = 0;
  });

  const queue = (key = 'tea', expiresAt?: Date) =>
    app.seed((db, now) =>
      queueMessage(db, restockMessage, {
        key,
        channel: 'email',
        to: 'asha@example.in',
        language: 'en',
        userId: null,
        facts: { firstName: 'Asha', productId: '7', productName: 'Tea' },
        ...(expiresAt && { expiresAt }),
        at: new Date(now),
      }),
    );
  const attempts = () => smtp.received.filter((line) => line.startsWith('MAIL')).length;
  const received = () => smtp.received.filter((line) => line.startsWith('Subject:'));
  const list = async (query = '') => (await admin.get(`/api/admin/messages${query}`)).json();
  const giveUp = async () => {
    smtp.replies = { MAIL: '451 later' };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await app.runJobs();
      app.clock.now += 86_400 * SECOND;
    }
    admin = await StaffMember.logIn(app, 'admin');
  };
  const firstId = async () => Rows.parse(await app.sql('select id from queued_messages'))[0]?.id ?? '';

  it('is sent once, and what its words need is removed then', async () => {
    await queue();
    await app.runJobs();
    await app.runJobs();
    expect(received()).toEqual(['Subject: Tea is back in stock']);
    expect(await app.sql('select state, attempts, facts, cause from queued_messages')).toEqual([
      { state: 'SENT', attempts: 1, facts: {}, cause: null },
    ]);
  });

  it('has two parts in the language of its reader, and shows what people typed as text', async () => {
    await app.seed((db, now) =>
      queueMessage(db, restockMessage, {
        key: 'typed',
        channel: 'email',
        to: 'asha@example.in',
        language: 'hi',
        userId: null,
        facts: { firstName: '<b>Asha</b>', productId: '7', productName: 'Tea & Honey' },
        at: new Date(now),
      }),
    );
    const [{ id } = { id: '' }] = Rows.parse(await app.sql('select id from queued_messages'));
    await app.runJobs();
    const { headers, parts } = toReceivedMail(smtp.received);
    expect(headers).toContain('Content-Type: multipart/alternative;');
    expect(headers).toContain(`Message-ID: <${id}@example.in>`);
    expect(parts.map(({ type }) => type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
    const [plain, html] = parts.map(({ text }) => text);
    expect(plain?.split('\n')).toEqual([
      'नमस्ते <b>Asha</b> जी,',
      '',
      'Tea & Honey फिर से स्टॉक में है। इसे यहाँ ऑर्डर करें:',
      'https://shop.example.in/product-details-page/7?lang=hi',
      '',
      'आपने हमसे यह सूचना माँगी थी। इसके बारे में यह इकलौता ईमेल है।',
      '',
      'चुनें कि आपको कौन से संदेश मिलें:',
      'https://shop.example.in/manage/notifications/settings?lang=hi',
      '',
      'PGM Wellness',
      'PGM Wellness Private Limited, 12 Station Road, Lucknow',
    ]);
    expect(html).toMatch(/^<!doctype html><html lang="hi">/);
    expect(html).toContain('नमस्ते &lt;b&gt;Asha&lt;/b&gt; जी,');
    expect(html).toContain('href="https://shop.example.in/product-details-page/7?lang=hi"');
    expect(html).toContain('PGM Wellness Private Limited, 12 Station Road, Lucknow');
  });

  it('is queued once for one key, also after it was sent', async () => {
    await Promise.all([queue(), queue()]);
    await app.runJobs();
    await queue();
    await app.runJobs();
    expect(received()).toHaveLength(1);
    await queue('soap');
    await app.runJobs();
    expect(received()).toHaveLength(2);
  });

  it('is not stored when the transaction of its event is rolled back', async () => {
    const lost = app.seed((db, now) =>
      db.transaction(async (tx) => {
        await queueMessage(tx, restockMessage, {
          key: 'lost',
          channel: 'email',
          to: 'asha@example.in',
          language: 'en',
          userId: null,
          facts: { firstName: 'Asha', productId: '7', productName: 'Tea' },
          at: new Date(now),
        });
        throw new Error('rolled back');
      }),
    );
    await expect(lost).rejects.toThrow('rolled back');
    expect(await app.sql('select 1 from queued_messages')).toEqual([]);
  });

  it('is tried again after pauses that double from 5 s, until the mail server accepts it', async () => {
    smtp.replies = { MAIL: '451 later' };
    await queue();
    await app.runJobs();
    expect(attempts()).toBe(1);
    for (const [index, seconds] of [5, 10, 20, 40].entries()) {
      app.clock.now += seconds * SECOND - 1;
      await app.runJobs();
      expect(attempts()).toBe(index + 1);
      app.clock.now += 1;
      await app.runJobs();
      expect(attempts()).toBe(index + 2);
    }
    smtp.replies = {};
    app.clock.now += 80 * SECOND;
    await app.runJobs();
    await app.runJobs();
    expect([attempts(), received().length]).toEqual([6, 1]);
  });

  it('is sent once by four processes at the same time', async () => {
    for (let number = 0; number < 25; number += 1) await queue(`${number}`);
    await Promise.all(Array.from({ length: 4 }, () => app.runJobs()));
    expect(received()).toHaveLength(25);
  });

  it('of a process that was killed during the attempt is due again after a minute', async () => {
    await queue();
    await app.sql(`update queued_messages
      set attempts = 1, next_attempt_at = '${new Date(app.clock.now + 60 * SECOND).toISOString()}'`);
    app.clock.now += 60 * SECOND - 1;
    await app.runJobs();
    expect(attempts()).toBe(0);
    app.clock.now += 1;
    await app.runJobs();
    expect(received()).toHaveLength(1);
  });

  it('is given up in the end, stands in the list without its address, and is sent again by an admin', async () => {
    await queue();
    await giveUp();
    await app.runJobs();
    expect(attempts()).toBe(MAX_ATTEMPTS);
    const id = await firstId();
    const dead = {
      id,
      kind: 'BACK_IN_STOCK',
      channel: 'email',
      to: 'a•••@example.in',
      state: 'DEAD',
      attempts: MAX_ATTEMPTS,
      cause: 'REJECTED',
      createdAt: expect.any(String),
      nextAttemptAt: null,
    };
    expect(await list('?state=DEAD')).toEqual({ success: true, data: [dead], page: 1, limit: 100, total: 1 });
    expect(await list('?state=SENT')).toMatchObject({ data: [], total: 0 });
    expect(await list('?search=asha@example.in&kind=BACK_IN_STOCK')).toMatchObject({ total: 1 });
    expect(await list('?search=asha')).toMatchObject({ total: 0 });

    smtp.replies = {};
    const again = await admin.post(`/api/admin/messages/${id}/send-again`, {});
    expect(await again.json()).toMatchObject({ success: true, data: { state: 'WAITING', attempts: 0 } });
    const entries = await app.sql(
      `select username, action, before, after from audit_entries join users on users.id = actor_id
        where subject = 'message/${id}'`,
    );
    expect(entries).toEqual([
      {
        username: 'admin',
        action: 'update',
        before: { kind: 'BACK_IN_STOCK' },
        after: { kind: 'BACK_IN_STOCK', sentAgain: true },
      },
    ]);
    await app.idle();
    expect(received()).toHaveLength(1);
    expect(await list()).toMatchObject({ data: [{ ...dead, state: 'SENT', attempts: 1, cause: null }] });
    const twice = await admin.post(`/api/admin/messages/${id}/send-again`, {});
    expect([twice.status, await twice.json()]).toEqual([
      409,
      toFailure('Only a message that was given up and is still of use can be sent again.'),
    ]);
  });

  it('to an unknown recipient is given up at once', async () => {
    smtp.replies = { RCPT: '550 no such user' };
    await queue();
    await app.runJobs();
    expect(await list()).toMatchObject({ data: [{ state: 'DEAD', attempts: 1, cause: 'RECIPIENT' }] });
  });

  it('that is of no use any more is given up without an attempt, and cannot be sent again', async () => {
    await queue('tea', new Date(app.clock.now + 60 * SECOND));
    app.clock.now += 60 * SECOND;
    await app.runJobs();
    expect([attempts(), await list()]).toMatchObject([0, { data: [{ state: 'DEAD', cause: 'EXPIRED' }] }]);
    expect((await admin.post(`/api/admin/messages/${await firstId()}/send-again`, {})).status).toBe(409);
  });

  it('that cannot be written is tried again, and does not stop the others', async () => {
    await queue('broken');
    await app.sql(`update queued_messages set facts = '{}'`);
    await queue('tea');
    await app.runJobs();
    expect(received()).toHaveLength(1);
    expect(await list('?state=WAITING')).toMatchObject({ data: [{ attempts: 1, cause: 'FAULT' }] });
  });

  it('is removed 90 days after it was sent; one that waits stays', async () => {
    await queue('sent');
    await app.runJobs();
    smtp.replies = { MAIL: '451 later' };
    await queue('waits');
    await app.runJobs();
    await app.sql(`update queued_messages set created_at = created_at - interval '90 days 1 second'`);
    await app.runJobs();
    expect(await app.sql('select key from queued_messages')).toEqual([{ key: 'BACK_IN_STOCK/waits/email' }]);
  });

  it('of an unknown id is not found', async () => {
    for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000'])
      expect((await admin.post(`/api/admin/messages/${id}/send-again`, {})).status).toBe(404);
  });
});
