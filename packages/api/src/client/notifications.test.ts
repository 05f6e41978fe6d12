import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

const NEWS = {
  id: '1',
  kind: 'POINTS',
  text: '{points} points of order {number} are confirmed.',
  values: { points: 7, number: 'PGM-000123' },
  link: '/manage/business-values',
  readAt: null,
  createdAt: '2026-11-21T06:30:00.000Z',
};

/** A client whose network answers every call with `body`, and what it was asked. */
function clientWith(body: unknown, status = 200) {
  const asked: string[] = [];
  const { notifications } = createClient({
    bases: { core: 'https://core.example.in' },
    fetch: async (address, { method }) => {
      asked.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { notifications, asked };
}

describe('the client of notifications', () => {
  it('lists them', async () => {
    const page = { success: true, data: [NEWS], unread: 1 };
    const { notifications, asked } = clientWith(page);
    expect(await notifications.list({ page: 1 })).toEqual({ ok: true, value: page });
    expect(asked).toEqual(['GET https://core.example.in/notifications?page=1']);
  });

  it('counts, reads one and reads all; each answers with how many are not read', async () => {
    const { notifications, asked } = clientWith({ success: true, data: { unread: 3 } });
    const { countUnread, read, readAll } = notifications;
    expect([await countUnread(), await read('1'), await readAll()]).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 3 },
      { ok: true, value: 3 },
    ]);
    expect(asked).toEqual([
      'GET https://core.example.in/notifications/unread',
      'PUT https://core.example.in/notifications/1/read',
      'PUT https://core.example.in/notifications/read',
    ]);
  });

  it('says what the server says', async () => {
    const { notifications } = clientWith({ message: 'Not found' }, 404);
    expect(await notifications.read('1')).toEqual({
      ok: false,
      failure: { code: 'notFound', message: 'Not found', status: 404 },
    });
  });
});
