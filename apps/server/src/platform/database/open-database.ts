import type { Config } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import type { DatabaseConnection } from './database.ts';
import type { PostgresTimes } from './postgres-times.ts';

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database; loads only the driver it needs. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  times?: PostgresTimes,
): Promise<DatabaseConnection> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl, log, times);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config.dataDir, log);
}
