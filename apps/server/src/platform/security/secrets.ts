import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartFailure } from '../settings.ts';
import type { Keyring } from './keyring.ts';
import { Sealer } from './sealed-text.ts';

/** Keys made from one secret, a different one for each purpose. */
interface Keys {
  /** Names the secret in what its keys encrypt; the secret cannot be found from it. */
  readonly id: string;
  /** Signs access tokens. */
  readonly tokens: Uint8Array;
  /** Hides the few million possible codes behind something that a copy of the database does not hold. */
  readonly otps: Uint8Array;
  /** Does the same for network addresses and phone numbers in the counts of limits. */
  readonly limits: Uint8Array;
  /** Encrypts the secrets of second factors. */
  readonly secondFactors: Uint8Array;
  /** Signs the addresses at which invoices and other documents are opened. */
  readonly invoices: Uint8Array;
  /** Signs the addresses at which exports are downloaded. */
  readonly exports: Uint8Array;
  /** Signs the addresses at which statements of payouts are opened. */
  readonly statements: Uint8Array;
  /** Encrypts the bank accounts and the PANs of members. */
  readonly bankDetails: Uint8Array;
  /** Hides the possible PANs in the HMAC that finds the same PAN at another member. */
  readonly pans: Uint8Array;
  /** Encrypts the tokens of links in messages that wait. */
  readonly messages: Uint8Array;
  /** Encrypts the destinations and networks of tallies of codes. */
  readonly tallies: Uint8Array;
}

type Purpose = Exclude<keyof Keys, 'id'>;

/** The keys of the current secret. */
export interface Secrets extends Keys {
  /** Those of the secret before it, while it is configured: they only verify and decrypt. */
  readonly previous: Keys | undefined;
  /** Those of the secret that will replace it, while it is configured: they only verify and decrypt. */
  readonly next: Keys | undefined;
}

/** The keys that may have signed something that is still valid. */
export function keyring({ previous, next, ...current }: Secrets, purpose: Purpose): Keyring {
  const others = [previous, next].filter((keys) => keys !== undefined);
  return [current[purpose], ...others.map((keys) => keys[purpose])];
}

/** Encrypts for a purpose with the current key, and opens what any of the keys encrypted. */
export function toSealer({ previous, next, ...current }: Secrets, purpose: Purpose): Sealer {
  const toKey = (keys: Keys) => ({ id: keys.id, bytes: keys[purpose] });
  return new Sealer({
    current: toKey(current),
    previous: previous && toKey(previous),
    next: next && toKey(next),
  });
}

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** The configured secret. In the local profile without one it is a random one, stored in the data folder. */
export async function openSecrets({
  authSecret,
  previousAuthSecret,
  nextAuthSecret,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'> &
  Partial<Pick<Config, 'previousAuthSecret' | 'nextAuthSecret'>>): Promise<Secrets> {
  const secret = authSecret ?? (await savedSecret(dataDir));
  return {
    ...toKeys(secret),
    previous: previousAuthSecret === undefined ? undefined : toKeys(previousAuthSecret),
    next: nextAuthSecret === undefined ? undefined : toKeys(nextAuthSecret),
  };
}

function toKeys(secret: string): Keys {
  const derive = (purpose: string, bytes: number) => hkdfSync('sha256', secret, '', purpose, bytes);
  const keyFor = (purpose: string) => new Uint8Array(derive(purpose, KEY_BYTES));
  return {
    id: Buffer.from(derive('id of the secret', ID_BYTES)).toString('hex'),
    tokens: keyFor('access tokens'),
    otps: keyFor('one-time codes'),
    limits: keyFor('limits'),
    secondFactors: keyFor('second factors'),
    invoices: keyFor('addresses of invoices'),
    exports: keyFor('addresses of exports'),
    statements: keyFor('addresses of statements'),
    bankDetails: keyFor('bank details'),
    pans: keyFor('hashes of PANs'),
    messages: keyFor('tokens in messages'),
    tallies: keyFor('subjects of tallies'),
  };
}

async function savedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
    // Of two processes that start at once, one puts its file in place, whole, and both read that.
    await link(draft, file).catch(unlessItExists);
    await rm(draft);
  } catch {
    throw new StartFailure(`DATA_DIR ${dataDir} can't be written; make it writable or set AUTH_SECRET.`);
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length >= KEY_BYTES) return secret;
  throw new StartFailure(`${file} is damaged; delete it, which ends all logins, and start again.`);
}

function unlessItExists(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
