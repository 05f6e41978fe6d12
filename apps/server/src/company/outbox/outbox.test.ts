import { describe, expect, it } from 'vitest';
import { PRODUCTION } from '../../../test/production.ts';
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
  const app = useTestApp(PRODUCTION);

  it('does not exist', async () => {
    expect((await app.call('/dev/outbox')).status).toBe(404);
  });
});
