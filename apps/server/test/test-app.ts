import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AppParts, createApp } from '../src/app.ts';
import { chores } from '../src/chores.ts';
import { readConfig } from '../src/platform/config.ts';
import { type DatabaseConnection, openDatabase } from '../src/platform/database/database.ts';
import { connectionTo } from '../src/platform/database/embedded.ts';
import { createPglite } from '../src/platform/database/pglite.ts';
import type { FirebaseKeys } from '../src/platform/firebase/open-firebase.ts';
import { openLog } from '../src/platform/logger.ts';
import { openPlatform } from '../src/platform/open-platform.ts';
import type { Platform } from '../src/platform/platform.ts';
import { withDatabase } from './postgres-url.ts';

/** What else a test's app is made of. */
interface TestAppParts extends AppParts {
  readonly firebaseKeys?: FirebaseKeys | undefined;
}

/** The app behind its door, on a migrated and seeded database of its own, with a clock that the test sets. */
export class TestApp {
  readonly clock = { now: Date.UTC(2026, 10, 21, 6, 30) };
  /** What was logged; nothing unless `LOG_LEVEL` says so. */
  readonly logLines: string[] = [];
  #connection: DatabaseConnection | undefined;
  #platform: Platform | undefined;
  #app: ReturnType<typeof createApp> | undefined;

  /** Calls the app as a client would. */
  call(path: string, init?: RequestInit): Promise<Response> {
    if (this.#app === undefined) throw new Error('the app is not open yet');
    return Promise.resolve(this.#app.request(path, init));
  }

  /** Sends JSON. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Resolves when the app does nothing any more that no answer waits for. */
  async idle(): Promise<void> {
    await this.#platform?.background.idle();
  }

  /** Does what time brings about; the running server does so every minute. */
  async doChores(): Promise<void> {
    if (this.#platform === undefined) throw new Error('the app is not open yet');
    const { signal } = new AbortController();
    for (const { run } of chores(this.#platform)) await run(signal);
  }

  /** Changes or reads rows beside the app. */
  async sql(text: string): Promise<unknown[]> {
    if (this.#connection === undefined) throw new Error('the database is not open yet');
    const answer: unknown = await this.#connection.db.execute(sql.raw(text));
    return answer instanceof Object && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows : [];
  }

  async open(
    environment: Readonly<Record<string, string>>,
    { firebaseKeys, ...parts }: TestAppParts = {},
  ): Promise<void> {
    const folder = inject('templateFolder');
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
    this.#connection = await copyOfTemplate(folder, inject('postgresTemplate'));
    const log = openLog(config, { write: (line) => void this.logLines.push(line) });
    this.#platform = await openPlatform(config, this.#connection, () => this.clock.now, log, firebaseKeys);
    this.#app = createApp(this.#platform, parts);
  }

  async close(): Promise<void> {
    await this.#platform?.close();
    await this.#connection?.close();
  }
}

/** Opens an app for the tests of one file. */
export function useTestApp(
  environment: Readonly<Record<string, string>> = {},
  parts: TestAppParts = {},
): TestApp {
  const app = new TestApp();
  beforeAll(() => app.open(environment, parts));
  afterAll(() => app.close());
  return app;
}

async function copyOfTemplate(folder: string, postgresTemplate: string): Promise<DatabaseConnection> {
  if (postgresTemplate === '') {
    const dump = new Blob([new Uint8Array(readFileSync(join(folder, 'database.tar')))]);
    return connectionTo(await createPglite({ loadDataDir: dump }));
  }
  const url = new URL(postgresTemplate);
  const template = url.pathname.slice(1);
  const copy = `pgm_test_${randomUUID().replaceAll('-', '')}`;
  const server = new URL(url);
  server.pathname = '/postgres';
  await withDatabase(server.href, [`create database ${copy} template ${template}`]);
  url.pathname = `/${copy}`;
  const connection = await openDatabase({ databaseUrl: url.href, dataDir: folder });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await withDatabase(server.href, [`drop database ${copy} with (force)`]);
    },
  };
}
