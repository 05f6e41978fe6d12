import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../.tools/run/server-process.ts';
import { installedHaproxy } from '../../../../.tools/install/haproxy.mjs';
import { newId, sampleId } from '../../src/platform/database/id.ts';
import { AUTH_SECRET, Buyer, ROOM_FOR_ORDERS, readRejection } from '../buyer.ts';
import { ServerProcess } from '../server-process.ts';
import { stockCopies } from '../shopper.ts';
import type { AppCalls } from '../test-app.ts';
import { report } from './length.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { ShippedBalancer } from './shipped-balancer.ts';

const TRY_AGAIN = 'This is not possible at the moment. Please try again in a minute.';
const PAGES = ['/', '/products', `/product-details-page/${sampleId('product/bilona-cow-ghee')}`];
const AWAY_MS = 10_000;
const READERS = 4;

describe.skipIf(installedHaproxy() === undefined)(
  'HAProxy, as it is shipped, in front of two processes',
  { timeout: 180_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'pgm-balancer-'));
    let own: Awaited<ReturnType<typeof openOwnPostgres>>;
    let balancer: ShippedBalancer;
    let address = '';
    let ports: number[] = [];
    let processes: ServerProcess[] = [];

    const start = async (port: number) => {
      const process = new ServerProcess({
        APP_PROFILE: 'local',
        AUTH_SECRET,
        DATABASE_URL: own.shared.url,
        DATA_DIR: folder,
        DRAIN_SECONDS: '3',
        EXPOSED_LOCAL: 'allow',
        LOG_LEVEL: 'error',
        PORT: String(port),
        SITE_ORIGIN: address,
        TRUSTED_PROXIES: '1',
        ...ROOM_FOR_ORDERS,
      });
      await process.address();
      return process;
    };

    beforeAll(async () => {
      own = await openOwnPostgres();
      const front = await freePort();
      ports = [await freePort(), await freePort()];
      address = `http://127.0.0.1:${front}`;
      for (const port of ports) processes.push(await start(port));
      balancer = new ShippedBalancer(front, ports);
      await vi.waitUntil(async () => (await tryTo('/').catch(() => undefined))?.status === 200, 10_000);
    }, 120_000);
    afterEach(async () => {
      await vi.waitUntil(areReady, 20_000);
    });
    afterAll(async () => {
      await balancer.end();
      await Promise.all(processes.map((process) => process.end('SIGKILL')));
      await own[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    });

    const app: AppCalls = {
      call: (path, init) => fetch(address + path, init),
      post: (path, body, headers = {}) =>
        fetch(address + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      sql: (text) => own.shared.sql(text),
      clock: {
        get now() {
          return Date.now();
        },
      },
    };
    const tryTo = async (path: string) => {
      const response = await app.call(path, { headers: { Accept: 'text/html' } });
      await response.arrayBuffer();
      return response;
    };
    const areReady = async () => {
      const ready = ports.map((port) => fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined));
      return (await Promise.all(ready)).every((response) => response?.status === 200);
    };
    /** Both processes have rendered all pages. */
    const warm = async () => {
      for (let time = 0; time < 8; time += 1)
        for (const path of PAGES) expect((await tryTo(path)).status).toBe(200);
    };
    /** Visitors read the pages again and again during `trouble`; how often each status came. */
    const readDuring = async (trouble: () => Promise<void>) => {
      const over = new AbortController();
      const statuses: Record<string, number> = {};
      const readers = Array.from({ length: READERS }, async (_, n) => {
        for (let turn = n; !over.signal.aborted; turn += 1) {
          const status = await tryTo(PAGES[turn % PAGES.length] ?? '/').then(
            (response) => response.status,
            () => 0,
          );
          statuses[status] = (statuses[status] ?? 0) + 1;
          await setTimeout(5);
        }
      });
      try {
        await trouble();
      } finally {
        over.abort();
        await Promise.all(readers);
      }
      return statuses;
    };

    it('shows the pages and rejects an order with its sentence while PostgreSQL is away, and is well within 10 s', async () => {
      const [tea = ''] = await stockCopies(app, 1);
      await app.sql(`update store_entries set quantity = 100 where product_id = '${tea}'`);
      const [buyer = new Buyer(app, '', '')] = await Buyer.many(app, 1);
      const { total } = await buyer.quote([[tea, 1]]);
      const order = () => buyer.order([[tea, 1]], { key: newId(), total });
      await warm();
      const rejections: (readonly [number, string])[] = [];
      let seconds = 0;
      const statuses = await readDuring(async () => {
        await own.postgres.stop('SIGINT');
        const end = performance.now() + AWAY_MS;
        while (performance.now() < end) {
          rejections.push(await readRejection(await order()));
          await setTimeout(200);
        }
        await own.postgres.start();
        const begin = performance.now();
        // A page that no process has in its cache, from each of them, and an order.
        const isWell = async () =>
          (await areReady()) &&
          (await tryTo(`/products?search=${newId()}`)).status === 200 &&
          (await tryTo(`/products?search=${newId()}`)).status === 200 &&
          (await order()).status === 201;
        await expect.poll(isWell, { interval: 50, timeout: 20_000 }).toBe(true);
        seconds = (performance.now() - begin) / 1000;
      });
      report('PostgreSQL away behind HAProxy', {
        statuses,
        rejections: rejections.length,
        secondsUntilWell: seconds,
      });
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(new Set(rejections.map((one) => one.join(' ')))).toEqual(new Set([`503 ${TRY_AGAIN}`]));
      expect(seconds).toBeLessThan(10);
    });

    it.each([
      ['is there', false],
      ['is away', true],
    ])('sends no visitor to a process that stops while PostgreSQL %s', async (_, isAway) => {
      const [port = 0] = ports;
      await warm();
      const statuses = await readDuring(async () => {
        if (isAway) {
          await own.postgres.stop('SIGINT');
          await setTimeout(3000);
        }
        expect(await processes[0]?.end('SIGTERM')).toBe(0);
        expect(balancer.output).toMatch(
          /Server alive\/shop1 is DOWN, reason: Layer7 wrong status, code: 503/,
        );
        await setTimeout(1000);
        if (isAway) await own.postgres.start();
      });
      expect(Object.keys(statuses)).toEqual(['200']);
      const starting = await readDuring(async () => {
        processes = [await start(port), ...processes.slice(1)];
        await setTimeout(2000);
      });
      expect(Object.keys(starting)).toEqual(['200']);
      report(`a release while PostgreSQL ${isAway ? 'was away' : 'was there'}`, { statuses, starting });
    });
  },
);
