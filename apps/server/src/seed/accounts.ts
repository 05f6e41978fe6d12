import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/id.ts';
import { users } from '../user/user.schema.ts';
import { SAMPLE_PASSWORD, sampleAccounts } from './sample-accounts.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;

const derive = promisify(argon2);

/** Adds the sample accounts to an empty database; the local profile only. */
export async function seedAccounts(db: Database): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const passwordHash = await hashOf(SAMPLE_PASSWORD);
  await db.insert(users).values(
    sampleAccounts.map((account) => ({
      ...account,
      id: sampleId(`user/${account.username}`),
      passwordHash,
    })),
  );
}

/** The password's hash in PHC form: algorithm, settings, salt and tag in one text. */
async function hashOf(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: 1,
    tagLength: 32,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
