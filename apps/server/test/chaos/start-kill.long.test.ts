import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { products } from '../../src/seed/catalogue/index.ts';
import { openEmptyPostgres } from '../postgres-copy.ts';
import { ServerProcess } from '../server-process.ts';

const KILLS = 25;

describe('a server that is killed while it starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgm-start-'));
  const cleanUp: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).toReversed()) await clean();
  });

  const environment = async (): Promise<Record<string, string>> => {
    if (inject('postgresTemplate') === '') return { DATA_DIR: folder };
    const { url, drop } = await openEmptyPostgres();
    cleanUp.push(drop);
    return { DATA_DIR: folder, DATABASE_URL: url };
  };

  it(
    `${KILLS} times, from an empty database on, starts in the end and is complete`,
    { timeout: 90_000 + KILLS * 10_000 },
    async () => {
      const settings = await environment();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const doomed = new ServerProcess(settings);
        await setTimeout(randomInt(150, 3000));
        await doomed.end('SIGKILL');
      }
      const server = new ServerProcess(settings);
      cleanUp.push(() => server.end('SIGKILL'));
      const address = await server.address();
      const listed = z.object({ data: z.array(z.unknown()) });
      const { data } = listed.parse(await (await fetch(`${address}/api/products`)).json());
      expect(data).toHaveLength(products.length);
      const login = { usernameOrEmail: 'asha', password: 'demo1234' };
      const response = await fetch(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(login),
      });
      expect(response.status).toBe(200);
    },
  );
});
