import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { taskQueue } from '../jobs/task-queue.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

/** How many hashes are made at once: 57 MiB, and one of the four threads in which Node.js reads files stays free. */
const MAX_AT_ONCE = 3;

const derive = promisify(argon2);

/** How many hashes wait for their turn: about two seconds on one core. */
const MAX_WAITING = 60;

const inTurn = taskQueue(MAX_AT_ONCE, MAX_WAITING);

/** The password's hash in PHC form: algorithm, settings, salt and tag in one text. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveTag(password, nonce, MEMORY_KIB, PASSES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether a password matches `hash`. It takes the same time without a hash, so that the time does not reveal which
 * accounts exist.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const { memory, passes, nonce, tag } = parsed(hash ?? NO_USER);
  const isEqual = timingSafeEqual(await deriveTag(password, nonce, memory, passes), tag);
  return isEqual && hash !== null && hash !== undefined;
}

/** A hash that no password has. */
const NO_USER = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(TAG_BYTES))}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

function parsed(hash: string) {
  const [, memory, passes, nonce = '', tag = ''] = PHC.exec(hash) ?? [];
  if (tag === '') throw new Error('a stored password hash is not argon2id in PHC form');
  return {
    memory: Number(memory),
    passes: Number(passes),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function deriveTag(password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return inTurn(() =>
    derive('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: TAG_BYTES }),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
