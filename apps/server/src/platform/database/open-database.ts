import type { Config } from '../config.ts';
import type { DatabaseConnection } from './database.ts';

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database; loads only the driver it needs. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<DatabaseConnection> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config.dataDir);
}
