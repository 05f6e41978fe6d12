import { setTimeout } from 'node:timers/promises';
import { isConflict } from './database-failure.ts';

/** How often work is done at most. */
const MAX_TRIES = 4;

/** The longest pause before the second try, in ms; it doubles with each further one. */
const PAUSE_MS = 20;

/**
 * Does work again that PostgreSQL ended because of another transaction (deadlock, serialization). Such work left
 * nothing behind; the pause is random so that the two do not meet again.
 */
export async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isConflict(error)) throw error;
      await setTimeout(Math.random() * PAUSE_MS * 2 ** tries);
    }
  }
}
