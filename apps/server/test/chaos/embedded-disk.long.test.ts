import { cpSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ServerProcess, seededFolder } from '../server-process.ts';
import { report } from './length.ts';
import { SmallDisk, canMakeDisks } from './small-disk.ts';

const LEAD = { name: 'Sunita Verma', mobile: '9876543210', email: 'sunita@example.in', state: 'Bihar' };
const isTested = inject('postgresTemplate') === '' && canMakeDisks();

describe.runIf(isTested)('the embedded database on a disk of its own', { timeout: 120_000 }, () => {
  let disk: SmallDisk;
  const running: ServerProcess[] = [];
  const start = () => {
    const server = new ServerProcess({ DATA_DIR: disk.folder });
    running.push(server);
    return server;
  };
  beforeEach(() => {
    disk = new SmallDisk(600);
    const seeded = seededFolder();
    cpSync(seeded, disk.folder, { recursive: true });
    rmSync(seeded, { recursive: true });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    disk.remove();
  });

  const sendLeads = async (address: string, count: number) => {
    const statuses: Record<number, number> = {};
    for (let lead = 0; lead < count; lead += 1) {
      const response = await fetch(`${address}/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...LEAD, mobile: String(9_000_000_000 + lead) }),
      });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
    return statuses;
  };

  it.each([60, 30, 14, 10, 6, 1])('is read with %i MB left, stores nothing, and stops', async (left) => {
    const server = start();
    const address = await server.address();
    disk.leave(left);
    await setTimeout(2500);
    const statuses = await sendLeads(address, 10);
    const pages = await Promise.all(
      ['/products', '/healthz', '/readyz'].map(async (path) => (await fetch(address + path)).status),
    );
    disk.leave(200);
    await setTimeout(2500);
    const later = await sendLeads(address, 1);
    const begin = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    report(`disk with ${left} MB left`, { statuses, pages, later, stopMs: performance.now() - begin });
    expect({ statuses, pages, later }).toEqual({
      statuses: { 503: 10 },
      pages: [200, 200, 200],
      later: { 200: 1 },
    });
  });

  it('does not start without space, or where nothing may be written, and says it in one sentence', async () => {
    disk.leave(100);
    const crowded = start();
    expect(await crowded.ended()).toBe(1);
    expect(crowded.output).toBe(
      `DATA_DIR ${disk.folder} has 100 MB of free space; the embedded database needs 128 MB.\n`,
    );
    disk.leave(400);
    disk.makeReadOnly();
    const locked = start();
    expect(await locked.ended()).toBe(1);
    expect(locked.output).toBe(
      `DATA_DIR ${disk.folder} can't be written; make it writable or choose another folder.\n`,
    );
  });
});
