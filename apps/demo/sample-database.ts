import { argon2Sync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isNotNull } from 'drizzle-orm';
import { insertFirstTexts } from '../server/src/company/first-texts/insert-first-texts.ts';
import { users } from '../server/src/auth/user/user.schema.ts';
import { connectionTo, createPglite } from '../server/src/platform/database/embedded.ts';
import { SAMPLE_PASSWORD } from '../server/src/seed/sample-accounts.ts';
import { seed, seedStaffWork } from '../server/src/seed/seed.ts';

/** The images are files beside the demo. */
const NO_IMAGES = {
  read: async () => undefined,
  write: async () => undefined,
  remove: async () => undefined,
};

// Writes the dump of a database with the sample data to the file that is named.
const [, , file = ''] = process.argv;
const client = await createPglite();
const connection = connectionTo(client);
await connection.migrate();
await insertFirstTexts(connection.db);
await seed(connection.db, NO_IMAGES);
await seedStaffWork(connection.db);
await connection.db
  .update(users)
  .set({ passwordHash: cheapHash(SAMPLE_PASSWORD) })
  .where(isNotNull(users.passwordHash));
const dump = await client.dumpDataDir('gzip');
writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
await client.close();

/** A hash that a browser compares at once. Its password is published, so nothing is lost. */
function cheapHash(message: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`;
}
