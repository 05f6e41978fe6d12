import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Between the id of the key and what it encrypted; neither part can contain it. */
const SEPARATOR = '.';

/** A key, and the id of the secret that it is made from. */
interface SealingKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Encrypts texts, so that a copy of the database does not reveal them. An encrypted text begins with the id of its key;
 * one that was stored before there were ids has none, and each key is tried.
 */
export class Sealer {
  readonly #current: SealingKey;
  readonly #keys: readonly SealingKey[];
  /** Whether what other keys encrypted is to be encrypted again. */
  readonly isReplacing: boolean;

  constructor({
    current,
    previous,
    next,
  }: {
    readonly current: SealingKey;
    readonly previous?: SealingKey | undefined;
    readonly next?: SealingKey | undefined;
  }) {
    this.#current = current;
    this.#keys = [current, previous, next].filter((key) => key !== undefined);
    this.isReplacing = previous !== undefined;
  }

  /** What each text begins with that the current key encrypted. */
  get prefix(): string {
    return this.#current.id + SEPARATOR;
  }

  seal(text: string): string {
    return this.prefix + encrypt(this.#current.bytes, text);
  }

  /** The text of {@link seal}; undefined when another key encrypted it, or when it was altered. */
  open(sealed: string): string | undefined {
    const parts = sealed.split(SEPARATOR);
    const encrypted = parts.at(-1) ?? '';
    const id = parts.length > 1 ? parts[0] : undefined;
    for (const key of this.#keys) {
      const text = id === undefined || id === key.id ? decrypt(key.bytes, encrypted) : undefined;
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /**
   * The same text, encrypted with the current key while the previous one is replaced; else as it is, because a process
   * that does not know the next key yet may have to open it. Undefined when it cannot be opened.
   */
  renew(sealed: string): string | undefined {
    const text = this.open(sealed);
    if (text === undefined) return undefined;
    return this.isReplacing && !sealed.startsWith(this.prefix) ? this.seal(text) : sealed;
  }
}

function encrypt(key: Uint8Array, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url');
}

function decrypt(key: Uint8Array, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}
