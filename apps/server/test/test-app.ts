import { type CompanyFacts, NUMBER_FACT_LABELS, readCompanyFacts } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AppParts, createApp } from '../src/app.ts';
import { SAMPLE_COMPANY } from '../src/company/company-facts/sample-company.ts';
import { readNextPublication } from '../src/company/article/published-articles.transactions.ts';
import { readPublishedCompany } from '../src/company/company-facts/published-company.transactions.ts';
import { toCsvFormats } from '../src/csv-formats.ts';
import { appointAdmin, readAppointment } from '../src/first-admin.ts';
import { jobs } from '../src/jobs.ts';
import { messageWriters } from '../src/message-writers.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import type { Database, DatabaseConnection } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { POSTGRES_TIMES, type PostgresTimes } from '../src/platform/database/postgres-times.ts';
import type { FirebaseKeys } from '../src/platform/firebase/open-firebase.ts';
import { type Logger, openLog } from '../src/platform/log/logger.ts';
import { openPlatform } from '../src/platform/open-platform.ts';
import { reseal } from '../src/reseal.ts';
import type { InvoiceSeller } from '../src/sales/invoice/invoice.schema.ts';
import { sellerReader } from '../src/sales/invoice/seller.ts';
import { importJobs } from '../src/staff/csv-import/import-jobs.ts';
import type { ReadCompany } from '../src/platform/company-reader.ts';
import type { Platform } from '../src/platform/platform.ts';
import { openCopy } from './database-copy.ts';
import { copyPostgres } from './postgres-copy.ts';

/** A way to PostgreSQL other than the direct one. */
interface DatabaseLine {
  /** The address to use in place of a database's own. */
  readonly through: (databaseUrl: string) => Promise<string>;
  readonly times: PostgresTimes;
}

/** The additional parts of a test's app. */
interface TestAppParts extends AppParts {
  readonly firebaseKeys?: FirebaseKeys | undefined;
  /** What the app reaches PostgreSQL through, and how long it waits for it. */
  readonly line?: DatabaseLine | undefined;
  /** The seller on invoices and in mails. Default: what is published where there is a site, else none. */
  readonly seller?: InvoiceSeller | undefined;
}

/** The app without a network port, on its own migrated and seeded database, with a clock that the test sets. */
export class TestApp {
  readonly clock: { now: number } = { now: Date.UTC(2026, 10, 21, 6, 30) };
  /** The logged lines; empty unless `LOG_LEVEL` is set. */
  readonly logLines: string[] = [];
  #connection: DatabaseConnection | undefined;
  #platform: Platform | undefined;
  #app: ReturnType<typeof createApp> | undefined;
  #settings: { readonly environment: Readonly<Record<string, string>>; readonly parts: TestAppParts } = {
    environment: {},
    parts: {},
  };

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

  /** Resolves when all background work has ended. */
  async idle(): Promise<void> {
    await this.#platform?.background.idle();
  }

  /**
   * Runs the scheduled jobs once, after what is under way; the running server does this every minute.
   * @param names of some of them. Default: all
   */
  async runJobs(...names: readonly string[]): Promise<void> {
    if (this.#platform === undefined) throw new Error('the app is not open yet');
    await this.idle();
    const { signal } = new AbortController();
    const isWanted = ({ name }: { readonly name: string }) => names.length === 0 || names.includes(name);
    for (const { name, run } of jobs(this.#platform).filter(isWanted)) await run({ job: name, signal });
  }

  /** How much a scheduled job has to do. */
  async backlog(job: string): Promise<number | undefined> {
    if (this.#platform === undefined) throw new Error('the app is not open yet');
    return jobs(this.#platform)
      .find(({ name }) => name === job)
      ?.backlog?.();
  }

  /** Works once on all imports that wait; the running server does this every second. */
  async runImports(signal = new AbortController().signal): Promise<void> {
    if (this.#platform === undefined) throw new Error('the app is not open yet');
    const formats = toCsvFormats(sellerReader(this.#platform), this.#platform.secrets);
    for (const { name, run } of importJobs(this.#platform, formats)) await run({ job: name, signal });
  }

  /** Changes or reads rows directly, not through the app. */
  async sql(text: string): Promise<unknown[]> {
    if (this.#connection === undefined) throw new Error('the database is not open yet');
    const response: unknown = await this.#connection.db.execute(sql.raw(text));
    return response instanceof Object && 'rows' in response && Array.isArray(response.rows)
      ? response.rows
      : [];
  }

  /**
   * Counts a limited action, which has happened before, `times` more for everyone who did it: then a test reaches a limit
   * of hundreds by its last call. `what` is the name under which it is counted.
   */
  async countMore(what: string, times: number): Promise<void> {
    await this.sql(`update rate_limits set count = count + ${times} where key like '${what}:%'`);
  }

  /** Adds sample data. */
  async seed(fill: (db: Database, now: number) => Promise<void>): Promise<void> {
    if (this.#connection === undefined) throw new Error('the database is not open yet');
    await fill(this.#connection.db, this.clock.now);
  }

  async open(environment: Readonly<Record<string, string>>, parts: TestAppParts = {}): Promise<void> {
    this.#settings = { environment, parts };
    const { config, log } = this.#toConfig();
    const template = inject('templateFolder');
    this.#connection = await copyTemplate(template, inject('postgresTemplate'), log, parts.line);
    await this.#start(this.#connection, config, log);
  }

  /** Starts the app again on the same database, with other settings in place of those that it was opened with. */
  async restart(environment: Readonly<Record<string, string>>): Promise<void> {
    if (this.#connection === undefined) throw new Error('the database is not open yet');
    await this.idle();
    await this.#platform?.close();
    this.#settings = { ...this.#settings, environment };
    const { config, log } = this.#toConfig();
    await this.#start(this.#connection, config, log);
  }

  /** Encrypts again what the previous secret encrypted, as `npm run reseal` does. */
  async reseal(): Promise<{ readonly exitCode: number; readonly printed: readonly string[] }> {
    if (this.#platform === undefined) throw new Error('the app is not open yet');
    const printed: string[] = [];
    const exitCode = await reseal({ ...this.#platform, print: (line) => void printed.push(line) });
    return { exitCode, printed };
  }

  /** Makes an administrator, as `npm run admin` does; returns what it prints. */
  async appointAdmin(...args: readonly string[]): Promise<readonly string[]> {
    if (this.#platform === undefined) throw new Error('the app is not open yet');
    const printed: string[] = [];
    const { config, db, now } = this.#platform;
    const print = (line: string) => void printed.push(line);
    await appointAdmin({ ...config, db, now, print }, readAppointment(args));
    return printed;
  }

  #toConfig() {
    // All calls of a test come from one address.
    const room = { CALLS_PER_ADDRESS: '100000' };
    const folder = { DATA_DIR: inject('templateFolder'), LOG_LEVEL: 'silent' };
    const config = readConfig({ ...folder, ...room, ...this.#settings.environment });
    const log = openLog(config, { write: (logged) => void this.logLines.push(logged) });
    return { config, log };
  }

  async #start(connection: DatabaseConnection, config: Config, log: Logger): Promise<void> {
    const { firebaseKeys, line: _, seller, ...parts } = this.#settings.parts;
    this.#platform = await openPlatform(config, connection, log, {
      messageWriters,
      readCompany: toReader(seller, parts.site),
      readNextPublication,
      now: () => this.clock.now,
      firebaseKeys,
    });
    this.#app = createApp(this.#platform, parts);
  }

  async close(): Promise<void> {
    // The next test file may get the same database.
    await this.idle();
    await this.#platform?.close();
    await this.#connection?.close();
  }
}

/** Pages show what is published. Without them only the terms of the shop are set: mails and documents name only the brand. */
function toReader(seller: InvoiceSeller | undefined, site: AppParts['site']): ReadCompany {
  if (seller) return async () => toFacts(seller);
  return site ? readPublishedCompany : async (db) => toTermFacts(await readPublishedCompany(db));
}

function toTermFacts(facts: CompanyFacts): CompanyFacts {
  return readCompanyFacts(
    Object.fromEntries(
      Object.entries(facts).filter(([fact]) => fact in NUMBER_FACT_LABELS || fact === 'pinCodesServed'),
    ),
  );
}

/** The facts of the company that make a seller. */
function toFacts({ name, address, gstin }: InvoiceSeller): CompanyFacts {
  return { ...SAMPLE_COMPANY, legalName: name, registeredOffice: address, gstin };
}

/** What tests need of an app, whether it runs in this process or in others. */
export type AppCalls = Pick<TestApp, 'call' | 'post' | 'sql' | 'clock'>;

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

/** Hundreds of callers at once wait for their turn on a slow machine too: only tests of failures are about how long. */
const PATIENT: PostgresTimes = {
  ...POSTGRES_TIMES,
  connectionMs: 60_000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
  silenceMs: 120_000,
};

async function copyTemplate(
  folder: string,
  postgresTemplate: string,
  log: Logger,
  line: DatabaseLine | undefined,
): Promise<DatabaseConnection> {
  if (postgresTemplate === '') {
    return openCopy(join(folder, 'database.tar'));
  }
  const { url, drop } = await copyPostgres(postgresTemplate);
  const databaseUrl = (await line?.through(url)) ?? url;
  const connection = await openDatabase({ databaseUrl, dataDir: folder }, log, line?.times ?? PATIENT);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
