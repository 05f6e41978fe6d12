import { argon2Sync, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isNotNull } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../.tools/run/open-postgres.ts';
import { ensureServerBuilt } from '../../../.tools/run/build.ts';
import type { DatabaseConnection } from '../src/platform/database/database.ts';
import { connectionTo, createPglite } from '../src/platform/database/embedded.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openLog } from '../src/platform/log/logger.ts';
import { folderStorage } from '../src/platform/storage/folder-storage.ts';
import { insertFirstTexts } from '../src/company/first-texts/insert-first-texts.ts';
import { SAMPLE_PASSWORD } from '../src/seed/sample-accounts.ts';
import { seed } from '../src/seed/seed.ts';
import { users } from '../src/auth/user/user.schema.ts';
import { MAKE_RESTORABLE } from './database-copy.ts';
import { withDatabase } from './postgres-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of all test apps: with the sample images and, for PGlite, the dump of a migrated and seeded database. */
    templateFolder: string;
    /** The same sample images and, for PGlite, the database itself: a folder to copy, in which nothing is written. */
    seededFolder: string;
    /** Address of PostgreSQL when the tests use it, with the template's name; otherwise empty. */
    postgresTemplate: string;
  }
}

/** A quarter of an hour before the clock of a test app begins: sample data must not be from its future. */
const SEEDED_AT = Date.UTC(2026, 10, 21, 6, 15);

/** What is lost when the machine stops does not matter for a test, and to be sure of it takes long. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/**
 * Builds the server, and migrates and seeds one database, of which every test file gets a copy. `EARLIER_TEMPLATE` is the
 * folder of a template that another run has made: then only newer migrations are applied.
 */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  // Only tests that start a process need it.
  if (process.env['SERVER_BUILD'] !== 'none') await ensureServerBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'pgm-server-test-'));
  const seeded = mkdtempSync(join(tmpdir(), 'pgm-server-seeded-'));
  const started =
    process.env['TEST_DATABASE_URL'] || project.name !== 'postgres' ? undefined : await openPostgres(QUICK);
  const postgres = started?.databaseUrl ?? process.env['TEST_DATABASE_URL'] ?? '';
  const template = `pgm_test_template_${project.name}`;
  if (postgres === '') {
    // This database is filled once: to optimise its code costs more than to run it.
    setFlagsFromString('--liftoff-only');
    const earlier = process.env['EARLIER_TEMPLATE'];
    if (earlier !== undefined) cpSync(earlier, seeded, { recursive: true });
    mkdirSync(join(seeded, 'database'), { recursive: true });
    const client = await createPglite({ dataDir: join(seeded, 'database/pglite') });
    const connection = connectionTo(client);
    await (earlier === undefined ? fill(connection, seeded) : migrate(connection));
    await client.exec(MAKE_RESTORABLE);
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    writeFileSync(join(folder, 'database.tar'), new Uint8Array(await dump.arrayBuffer()));
    await client.close();
    // For the test of the generator, too, whose run of tests begins with this template.
    project.vitest.getRootProject().provide('seededFolder', seeded);
  } else {
    await withDatabase(postgres, [
      `drop database if exists ${template} with (force)`,
      `create database ${template}`,
    ]);
    const connection = await openDatabase(
      { databaseUrl: toUrl(postgres, template), dataDir: folder },
      openLog({ logLevel: 'silent' }),
    );
    await fill(connection, seeded);
    await connection.close();
  }
  cpSync(join(seeded, 'pictures'), join(folder, 'pictures'), { recursive: true });
  project.provide('templateFolder', folder);
  project.provide('seededFolder', seeded);
  project.provide('postgresTemplate', postgres === '' ? '' : toUrl(postgres, template));
  return async () => {
    await started?.[Symbol.asyncDispose]();
    for (const each of [folder, seeded]) rmSync(each, { recursive: true, force: true });
  };
}

async function migrate(connection: DatabaseConnection): Promise<void> {
  await connection.migrate();
  await insertFirstTexts(connection.db, SEEDED_AT);
}

async function fill(connection: DatabaseConnection, folder: string): Promise<void> {
  await migrate(connection);
  await seed(connection.db, folderStorage(join(folder, 'pictures')), SEEDED_AT);
  await connection.db
    .update(users)
    .set({ passwordHash: cheapHash(SAMPLE_PASSWORD) })
    .where(isNotNull(users.passwordHash));
}

/** A hash in PHC form that is quick to compare: it says by itself how dear it is, and tests log in thousands of times. */
function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

function toUrl(postgres: string, database: string): string {
  const url = new URL(postgres);
  url.pathname = `/${database}`;
  return url.href;
}
