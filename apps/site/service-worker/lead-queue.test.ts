import { expect, it, vi } from 'vitest';

it('without Background Sync, each start tries to send what waits; offline, it continues to wait', async () => {
  // Otherwise Workbox logs everything that it does.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', { registration: {} });
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const { Queue } = await import('workbox-background-sync');
  const waiting = { request: new Request('https://shop.example.in/contacts', { method: 'POST' }) };
  vi.spyOn(Queue.prototype, 'getAll').mockResolvedValue([waiting]);
  const shift = vi.spyOn(Queue.prototype, 'shiftRequest');

  // An unhandled rejection would fail this test as well.
  const { sendLeads } = await import('./lead-queue.ts');
  await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
  await expect(sendLeads()).rejects.toThrow('Failed to fetch');
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(shift).not.toHaveBeenCalled();
});

it('a lead waits for the service at the address that its page names', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', { registration: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { Queue } = await import('workbox-background-sync');
  vi.spyOn(Queue.prototype, 'getAll').mockResolvedValue([]);
  const push = vi.spyOn(Queue.prototype, 'pushRequest').mockResolvedValue();

  const { queueLead } = await import('./lead-queue.ts');
  for (const kind of ['JOINING', 'QUESTION'] as const)
    await queueLead({ service: 'https://main.example.in', key: 'key', kind, lead: { name: 'Asha' } });
  expect(push.mock.calls.map(([{ request }]) => request.url)).toEqual([
    'https://main.example.in/contacts',
    'https://main.example.in/contacts/questions',
  ]);
});
