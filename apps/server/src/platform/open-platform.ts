import { join } from 'node:path';
import { AnswerCache } from './answer-cache.ts';
import type { Config } from './config.ts';
import type { DatabaseConnection } from './database/database.ts';
import { openLog } from './logger.ts';
import type { Platform } from './platform.ts';
import { folderStorage } from './storage/folder-storage.ts';

/** Puts together what every resource is built from, on an open database. */
export async function openPlatform(config: Config, connection: DatabaseConnection): Promise<Platform> {
  const catalogueCache = new AnswerCache(() => subscription.isLive());
  const pageCache = new AnswerCache(() => subscription.isLive());
  const subscription = await connection.listen('catalogue', () => {
    catalogueCache.clear();
    pageCache.clear();
  });
  return {
    config,
    db: connection.db,
    log: openLog(config),
    catalogueCache,
    pageCache,
    pictures: folderStorage(join(config.dataDir, 'pictures')),
    now: Date.now,
  };
}
