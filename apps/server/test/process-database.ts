import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPglite } from '../src/platform/database/embedded.ts';
import { openSharedPostgres } from './postgres-copy.ts';
import { seededFolder } from './server-process.ts';

/** A migrated and seeded database for server processes, of the kind that the tests run on. */
export interface ProcessDatabase {
  /** What a process finds it by. */
  readonly environment: Readonly<Record<string, string>>;
  /** Executes queries one after the other, while no process runs; returns the rows of each. */
  readonly read: (...queries: readonly string[]) => Promise<unknown[][]>;
  readonly remove: () => Promise<void>;
}

/** Makes such a database: a copy on PostgreSQL, or a folder of the embedded one. */
export async function openProcessDatabase(): Promise<ProcessDatabase> {
  return inject('postgresTemplate') === '' ? embeddedFolder() : postgresCopy();
}

async function postgresCopy(): Promise<ProcessDatabase> {
  const { url, sql, drop } = await openSharedPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'pgm-server-'));
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    read: async (...queries) => {
      const responses = [];
      for (const query of queries) responses.push(await sql(query));
      return responses;
    },
    remove: async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function embeddedFolder(): ProcessDatabase {
  const folder = seededFolder();
  return {
    environment: { DATA_DIR: folder },
    read: async (...queries) => {
      const database = await createPglite({ dataDir: join(folder, 'database/pglite') });
      const responses = [];
      for (const query of queries) responses.push((await database.query(query)).rows);
      await database.close();
      return responses;
    },
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}
