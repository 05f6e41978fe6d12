import type { Failure } from '@pgm/api/contract';
import { isPassing } from '../database/database-failure.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { BUSY, Busy } from '../jobs/busy.ts';

/** When to try again after a failure that passes by itself, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** Logs an exception that is not expected, and returns what its caller may know of it. */
export type ToUnexpectedFailure = (error: unknown) => Failure & { readonly retryAfterSeconds?: number };

/** What a request throws: 503 while the server is busy, or the database, the disk or the object storage can't be used; else 500. */
export function toUnexpectedFailure(log: Logger): ToUnexpectedFailure {
  return (error) => {
    if (error instanceof Busy) return BUSY;
    const facts = { error: errorFacts(error) };
    if (isPassing(error) || error instanceof StorageFailure) {
      log.warn(facts, 'the database, the disk or the object storage was not available to a request');
      return { code: 'aborted', message: TRY_AGAIN, retryAfterSeconds: RETRY_AFTER_SECONDS };
    }
    log.error(facts, 'a request failed unexpectedly');
    return { code: 'server', message: 'Something went wrong.' };
  };
}

const TRY_AGAIN = 'This is not possible at the moment. Please try again in a minute.';
