import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a folder for this process alone. The operating system holds the lock (on SQLite's file), so that it ends
 * with the process however that ends, and no process has to guess whether another one is alive.
 * @returns the function that releases the lock, or undefined when another process holds the folder
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
