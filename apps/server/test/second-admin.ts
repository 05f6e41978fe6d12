import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { join } from 'node:path';

/**
 * Adds an administrator beside 'admin' to the sample data of a stopped server, with the same password: some steps need two of
 * them. @param dataDir the folder of the server
 */
export async function addSecondAdmin(dataDir: string): Promise<void> {
  const db = await PGlite.create({ dataDir: join(dataDir, 'database', 'pglite'), extensions: { pg_trgm } });
  await db.query(`insert into users (id, username, first_name, last_name, password_hash, roles)
    select gen_random_uuid(), 'admin2', 'Meera', 'Joshi', password_hash, roles from users where username = 'admin'`);
  await db.close();
}
