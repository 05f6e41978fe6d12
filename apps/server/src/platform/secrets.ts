import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Keys made from the one secret, a different one for each purpose. */
export interface Secrets {
  /** Signs access tokens. */
  readonly tokens: Uint8Array;
  /** Hides the few million possible codes behind something that a copy of the database does not hold. */
  readonly otps: Uint8Array;
  /** Does the same for network addresses and phone numbers in the counts of limits. */
  readonly limits: Uint8Array;
}

const KEY_BYTES = 32;

/** The configured secret; in the local profile, without one, a random one that is kept in the data folder. */
export async function openSecrets({
  authSecret,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'>): Promise<Secrets> {
  const secret = authSecret ?? (await keptSecret(dataDir));
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return { tokens: keyFor('access tokens'), otps: keyFor('one-time codes'), limits: keyFor('limits') };
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // Of two processes that start at once, one writes and both read.
    await writeFile(file, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
