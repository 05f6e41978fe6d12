import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

describe('GET /dev/outbox', () => {
  const app = useTestApp();

  it('lists the sent messages as JSON, newest first', async () => {
    await app.sql(`insert into messages values
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
  });
});

describe('GET /dev/outbox in the production profile', () => {
  const app = useTestApp({
    APP_PROFILE: 'production',
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    SITE_ORIGIN: 'https://example.in',
    AUTH_SECRET: 'a secret that has at least 32 characters',
    SMS_GATEWAY_URL: 'https://sms.example.in/?to={to}&text={text}',
    SMTP_URL: 'smtps://mail.example.in',
    MAIL_FROM: 'shop@example.in',
    RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'other secret',
  });

  it('does not exist', async () => {
    expect((await app.call('/dev/outbox')).status).toBe(404);
  });
});
