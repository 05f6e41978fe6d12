import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const NOTIFICATION_TEXTS = {
  id: '1',
  kind: 'POINTS',
  text: '{points} points of order {number} are confirmed.',
  values: { points: 7, number: 'PGM-000123' },
  link: '/manage/business-values',
  readAt: null,
  createdAt: '2026-11-21T06:30:00.000Z',
};

/** A client whose network responds to every call with `body`, and its recorded requests. */
function clientWith(body: unknown, status = 200) {
  const requested: string[] = [];
  const { notifications } = createClient({
    bases: { core: 'https://core.example.in' },
    fetch: async (address, { method }) => {
      requested.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { notifications, requested };
}

describe('the client of notifications', () => {
  it('lists them', async () => {
    const page = { success: true, data: [NOTIFICATION_TEXTS], total: 1, unread: 1 };
    const { notifications, requested } = clientWith(page);
    expect(await notifications.list({ page: 1 })).toEqual({ ok: true, value: page });
    expect(requested).toEqual(['GET https://core.example.in/notifications?page=1']);
  });

  it('counts, reads one and reads all; each returns the number of unread ones', async () => {
    const { notifications, requested } = clientWith({ success: true, data: { unread: 3 } });
    const { countUnread, read, readAll } = notifications;
    expect([await countUnread(), await read('1'), await readAll()]).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 3 },
      { ok: true, value: 3 },
    ]);
    expect(requested).toEqual([
      'GET https://core.example.in/notifications/unread',
      'PUT https://core.example.in/notifications/1/read',
      'PUT https://core.example.in/notifications/read',
    ]);
  });

  it("returns the server's message", async () => {
    const { notifications } = clientWith({ message: 'Not found' }, 404);
    expect(await notifications.read('1')).toEqual({
      ok: false,
      failure: { code: 'notFound', message: 'Not found', status: 404 },
    });
  });
});
