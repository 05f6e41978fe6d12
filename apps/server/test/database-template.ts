import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseConnection, openDatabase } from '../src/platform/database/database.ts';
import { connectionTo } from '../src/platform/database/embedded.ts';
import { createPglite } from '../src/platform/database/pglite.ts';
import { folderStorage } from '../src/platform/storage/folder-storage.ts';
import { seed } from '../src/seed/seed.ts';
import { withDatabase } from './postgres-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the sample pictures and, for PGlite, the dump of a migrated and seeded database. */
    templateFolder: string;
    /** Address of PostgreSQL when the tests run on it, with the template's name; else empty. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'pgm_test_template';

/** Migrates and seeds one database, of which every test file gets a copy. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pgm-server-test-'));
  const postgres = process.env['TEST_DATABASE_URL'] ?? '';
  if (postgres === '') {
    const client = await createPglite();
    await fill(connectionTo(client), folder);
    const dump = await client.dumpDataDir('none');
    writeFileSync(join(folder, 'database.tar'), new Uint8Array(await dump.arrayBuffer()));
    await client.close();
  } else {
    await withDatabase(postgres, [
      `drop database if exists ${TEMPLATE} with (force)`,
      `create database ${TEMPLATE}`,
    ]);
    const connection = await openDatabase({ databaseUrl: urlOf(postgres, TEMPLATE), dataDir: folder });
    await fill(connection, folder);
    await connection.close();
  }
  project.provide('templateFolder', folder);
  project.provide('postgresTemplate', postgres === '' ? '' : urlOf(postgres, TEMPLATE));
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function fill(connection: DatabaseConnection, folder: string): Promise<void> {
  await connection.migrate();
  await seed(connection.db, folderStorage(join(folder, 'pictures')));
}

function urlOf(postgres: string, database: string): string {
  const url = new URL(postgres);
  url.pathname = `/${database}`;
  return url.href;
}
