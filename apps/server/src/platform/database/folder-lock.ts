import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a folder for this process alone. The lock is the operating system's (on SQLite's file), so that it ends with
 * the process however that dies, and a takeover needs no guess about who is alive.
 * @returns the release, or undefined when another process holds the folder
 */
export function lockFolder(folder: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;
