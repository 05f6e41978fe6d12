import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../package-folder.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { StartFailure } from '../settings.ts';
import type { DatabaseConnection } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { parseOnce } from './parse-once.ts';
import { SpaceGuard, toFreeBytes, needSpace } from './space-guard.ts';

/** Opens the embedded database in a folder, which no other process may use at the same time. */
export async function openEmbedded(dataDir: string, log: Logger): Promise<DatabaseConnection> {
  const folder = writableFolder(dataDir);
  needSpace(dataDir, await toFreeBytes(folder));
  const release = lock(folder);
  if (release === undefined) {
    throw new StartFailure(
      `DATA_DIR ${dataDir} is in use by another process; stop that one or choose another folder.`,
    );
  }
  const connection = connectionTo(await openFolder(join(folder, 'pglite'), log), release);
  const guard = new SpaceGuard({ db: connection.db, freeBytes: () => toFreeBytes(folder), log });
  guard.start();
  return {
    ...connection,
    close: async () => {
      guard.stop();
      await connection.close();
    },
  };
}

function lock(folder: string): (() => void) | undefined {
  try {
    return lockFolder(folder);
  } catch {
    throw new StartFailure(
      `${join(folder, 'lock')} can't be locked; make it writable or set another DATA_DIR.`,
    );
  }
}

async function openFolder(folder: string, log: Logger): Promise<PGlite> {
  try {
    return await createPglite({ dataDir: folder });
  } catch (error) {
    log.error({ error: errorFacts(error) }, 'the embedded database does not open');
    throw new StartFailure(
      `The embedded database in ${folder} does not open; restore the folder from a backup or set another DATA_DIR.`,
    );
  }
}

/** Wraps a running PGlite; tests pass one that lives in memory. */
export function connectionTo(client: PGlite, release: () => void = () => {}): DatabaseConnection {
  const db = drizzle(client);
  return {
    db,
    kind: 'embedded PGlite',
    poolSize: () => ({}),
    exclusively: (task) => task(),
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    listen: async (channel, onChange) => {
      const stop = await client.listen(channel, onChange);
      return { isTrusted: () => true, stop: () => stop() };
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

/** Opens PGlite with the extensions that the migrations ask for; it can't load one afterwards. */
export async function createPglite(options: Omit<PGliteOptions, 'extensions'> = {}): Promise<PGlite> {
  return parseOnce(await PGlite.create({ ...options, extensions: { pg_trgm } }));
}
