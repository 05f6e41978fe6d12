import { gcm } from '@noble/ciphers/aes.js';
import { argon2idAsync } from '@noble/hashes/argon2.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from './buffer.ts';

type Bytes = string | Uint8Array;

/** A hash that takes its input in parts, as Node's does. */
interface Digest {
  update(input: Bytes): Digest;
  digest(): Buffer;
  digest(encoding: 'hex' | 'base64' | 'base64url'): string;
}

const toBytes = (input: Bytes) => (typeof input === 'string' ? Buffer.from(input) : input);

function toDigest(hash: ReturnType<typeof sha256.create> | ReturnType<typeof hmac.create>): Digest {
  function digest(): Buffer;
  function digest(encoding: 'hex' | 'base64' | 'base64url'): string;
  function digest(encoding?: 'hex' | 'base64' | 'base64url'): Buffer | string {
    const bytes = Buffer.from(hash.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
  const made: Digest = {
    update: (input) => {
      hash.update(toBytes(input));
      return made;
    },
    digest,
  };
  return made;
}

/** SHA-256, the only hash that the server asks for. */
export const createHash = (_name: 'sha256') => toDigest(sha256.create());

/** HMAC with SHA-256. */
export const createHmac = (_name: 'sha256', key: Bytes) => toDigest(hmac.create(sha256, toBytes(key)));

/** HKDF with SHA-256. */
export const hkdfSync = (_name: 'sha256', secret: Bytes, salt: Bytes, info: string, length: number) =>
  new Uint8Array(hkdf(sha256, toBytes(secret), toBytes(salt), Buffer.from(info), length)).buffer;

export const randomBytes = (length: number) => new Buffer(crypto.getRandomValues(new Uint8Array(length)));

export const randomUUID = () => crypto.randomUUID();

/** A random whole number below `max`. */
export const randomInt = (max: number) =>
  // The difference between the numbers' chances is below max / 2³².
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % max;

/** Whether two values have the same bytes. The time does not matter here: the only user has the database before them. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);

interface Argon2Settings {
  readonly message: Bytes;
  readonly nonce: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

/** Argon2id, with the callback that Node's has. */
export async function argon2(
  _name: 'argon2id',
  { message, nonce, memory, passes, parallelism, tagLength }: Argon2Settings,
  callback: (error: Error | null, tag: Buffer) => void,
): Promise<void> {
  const settings = { t: passes, m: memory, p: parallelism, dkLen: tagLength };
  callback(null, Buffer.from(await argon2idAsync(toBytes(message), nonce, settings)));
}

const TAG_BYTES = 16;

/** AES-256-GCM. All of the encrypted text comes with `final`. */
export function createCipheriv(_name: 'aes-256-gcm', key: Uint8Array, iv: Uint8Array) {
  const plain: Buffer[] = [];
  let tag = Buffer.alloc(0);
  return {
    update: (text: string, _encoding: 'utf8') => {
      plain.push(Buffer.from(text));
      return Buffer.alloc(0);
    },
    final: () => {
      const sealed = Buffer.from(gcm(key, iv).encrypt(Buffer.concat(plain)));
      tag = Buffer.from(sealed.subarray(-TAG_BYTES));
      return Buffer.from(sealed.subarray(0, -TAG_BYTES));
    },
    getAuthTag: () => tag,
  };
}

/** Opens what {@link createCipheriv} encrypted; `final` throws when it was altered. */
export function createDecipheriv(_name: 'aes-256-gcm', key: Uint8Array, iv: Uint8Array) {
  const parts: Uint8Array[] = [];
  let tag = new Uint8Array();
  return {
    setAuthTag: (given: Uint8Array<ArrayBuffer>) => {
      tag = given;
    },
    update: (bytes: Uint8Array) => {
      parts.push(bytes);
      return Buffer.alloc(0);
    },
    final: () => Buffer.from(gcm(key, iv).decrypt(Buffer.concat([...parts, tag]))),
  };
}
