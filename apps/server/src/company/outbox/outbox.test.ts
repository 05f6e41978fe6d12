import { describe, expect, it } from 'vitest';
import { PRODUCTION } from '../../../test/production.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('GET /dev/outbox', () => {
  const app = useTestApp();

  it('lists the sent messages as JSON, newest first', async () => {
    await app.sql(`insert into messages (id, channel, "to", body, created_at) values
      ('00000000-0000-7000-8000-000000000001', 'sms', '+919000000001', 'first', '2026-11-21T06:00:00Z'),
      ('00000000-0000-7000-8000-000000000002', 'email', 'asha@example.in', '<b>second</b>', '2026-11-21T06:01:00Z')`);
    const response = await app.call('/dev/outbox', { headers: { Accept: 'application/json' } });
    expect(await response.json()).toEqual([
      {
        channel: 'email',
        to: 'asha@example.in',
        body: '<b>second</b>',
        createdAt: '2026-11-21T06:01:00.000Z',
      },
      { channel: 'sms', to: '+919000000001', body: 'first', createdAt: '2026-11-21T06:00:00.000Z' },
    ]);
  });

  it('shows the same as a page, with the text escaped', async () => {
    const page = await (await app.call('/dev/outbox')).text();
    expect(page).toContain('&lt;b&gt;second&lt;/b&gt;');
    expect(page).not.toContain('<iframe');
  });

  it('shows a mail as its readers see it, without scripts and without anything from elsewhere', async () => {
    await app.sql('truncate messages');
    await app.post('/auth/forgot-password', { email: 'asha@example.in' });
    await app.idle();
    const page = await (await app.call('/dev/outbox')).text();
    const [, address = ''] = /<iframe\s+sandbox\s[^>]*src="([^"]+)"/.exec(page) ?? [];
    const mail = await app.call(address);
    expect(mail.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(await mail.text()).toMatch(
      /^<!doctype html><html lang="en">.*<h1[^>]*>Reset your PGM Wellness password<\/h1>/s,
    );
  });

  it.each(['00000000-0000-7000-8000-000000000001', 'nonsense'])('shows no mail as %s', async (id) => {
    expect((await app.call(`/dev/outbox/${id}`)).status).toBe(404);
  });
});

describe('GET /dev/outbox in the production profile', () => {
  const app = useTestApp(PRODUCTION);

  it('does not exist', async () => {
    expect((await app.call('/dev/outbox')).status).toBe(404);
  });
});
