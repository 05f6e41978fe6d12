import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartFailure } from '../start-failure.ts';
import type { DatabaseConnection } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { createPglite } from './pglite.ts';

/** Opens the embedded database in a folder that no other process may use meanwhile. */
export async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const folder = writableFolder(dataDir);
  const release = lockFolder(folder);
  if (release === undefined) {
    throw new StartFailure(
      `DATA_DIR ${dataDir} is in use by another process; stop that one or choose another folder.`,
    );
  }
  return connectionTo(await createPglite({ dataDir: join(folder, 'pglite') }), release);
}

/** Wraps a running PGlite; tests hand in one that lives in memory. */
export function connectionTo(client: PGlite, release: () => void = () => {}): DatabaseConnection {
  const db = drizzle(client);
  return {
    db,
    kind: 'embedded PGlite',
    exclusively: (task) => task(),
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    listen: async (channel, onChange) => {
      const stop = await client.listen(channel, onChange);
      return { isLive: () => true, stop: () => stop() };
    },
    close: async () => {
      await client.close();
      release();
    },
  };
}

function writableFolder(dataDir: string): string {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new StartFailure(
      `DATA_DIR ${dataDir} can't be written; make it writable or choose another folder.`,
    );
  }
}
