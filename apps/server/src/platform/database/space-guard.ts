import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { StartFailure } from '../settings.ts';
import type { Database } from './database.ts';

const MB = 1024 * 1024;

/** The free space without which the embedded database does not start, in bytes. */
const MIN_TO_START = 128 * MB;

/** The free space without which it stores nothing, in bytes: on a full disk it would use a whole core and never end. */
const MIN_TO_WRITE = 64 * MB;

/** How often the free space is measured, in ms. */
const CHECK_MS = 1000;

interface SpaceGuardOptions {
  readonly db: Database;
  /** The free space of the disk, in bytes. */
  readonly freeBytes: () => Promise<number>;
  readonly log: Logger;
}

/** Lets the embedded database only read while its disk is almost full, so that visitors can still read. */
export class SpaceGuard {
  readonly #options: SpaceGuardOptions;
  #isFull = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SpaceGuardOptions) {
    this.#options = options;
  }

  /** Checks again and again, until it is stopped. */
  start(): void {
    this.#timer = setTimeout(() => {
      this.check()
        .catch((error: unknown) => {
          this.#options.log.warn({ error: errorFacts(error) }, 'the free space could not be measured');
        })
        .finally(() => this.#timer && this.start());
    }, CHECK_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async check(): Promise<void> {
    const { db, freeBytes, log } = this.#options;
    const isFull = (await freeBytes()) < MIN_TO_WRITE;
    if (isFull === this.#isFull) return;
    await db.execute(sql.raw(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`));
    this.#isFull = isFull;
    if (isFull) log.error({}, 'the disk is almost full: nothing is stored until there is space');
    else log.warn({}, 'the disk has space again: the database stores again');
  }
}

/** The free space of the disk that holds a folder, in bytes. */
export async function toFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Prevents the start on a disk that is almost full. */
export function needSpace(dataDir: string, freeBytes: number): void {
  if (freeBytes >= MIN_TO_START) return;
  throw new StartFailure(
    `DATA_DIR ${dataDir} has ${Math.floor(freeBytes / MB)} MB of free space; the embedded database needs ${MIN_TO_START / MB} MB.`,
  );
}
