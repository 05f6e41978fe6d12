import { argon2Sync, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isNotNull } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../../.tools/build.mjs';
import type { DatabaseConnection } from '../src/platform/database/database.ts';
import { connectionTo, createPglite } from '../src/platform/database/embedded.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { folderStorage } from '../src/platform/storage/folder-storage.ts';
import { SAMPLE_PASSWORD } from '../src/seed/sample-accounts.ts';
import { seed } from '../src/seed/seed.ts';
import { users } from '../src/auth/user/user.schema.ts';
import { MAKE_RESTORABLE } from './database-copy.ts';
import { withDatabase } from './postgres-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the sample images and, for PGlite, a migrated and seeded database and its dump. */
    templateFolder: string;
    /** Address of PostgreSQL when the tests use it, with the template's name; otherwise empty. */
    postgresTemplate: string;
  }
}

/** A quarter of an hour before the clock of a test app begins: sample data must not be from its future. */
const SEEDED_AT = Date.UTC(2026, 10, 21, 6, 15);
const TEMPLATE = 'pgm_test_template';

/** Builds the server, and migrates and seeds one database, of which every test file gets a copy. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  // Only tests that start a process need it.
  if (process.env['SERVER_BUILD'] !== 'none') await ensureServerBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'pgm-server-test-'));
  const postgres = process.env['TEST_DATABASE_URL'] ?? '';
  if (postgres === '') {
    // This database is filled once: to optimise its code costs more than to run it.
    setFlagsFromString('--liftoff-only');
    mkdirSync(join(folder, 'database'));
    const client = await createPglite({ dataDir: join(folder, 'database/pglite') });
    await fill(connectionTo(client), folder);
    await client.exec(MAKE_RESTORABLE);
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    writeFileSync(join(folder, 'database.tar'), new Uint8Array(await dump.arrayBuffer()));
    await client.close();
  } else {
    await withDatabase(postgres, [
      `drop database if exists ${TEMPLATE} with (force)`,
      `create database ${TEMPLATE}`,
    ]);
    const connection = await openDatabase({ databaseUrl: toUrl(postgres, TEMPLATE), dataDir: folder });
    await fill(connection, folder);
    await connection.close();
  }
  project.provide('templateFolder', folder);
  project.provide('postgresTemplate', postgres === '' ? '' : toUrl(postgres, TEMPLATE));
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function fill(connection: DatabaseConnection, folder: string): Promise<void> {
  await connection.migrate();
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
