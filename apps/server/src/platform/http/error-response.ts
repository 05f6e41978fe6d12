import type { ErrorHandler } from 'hono';
import { isPassing } from '../database/database-failure.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { failureBody } from './failure-response.ts';
import type { ServerEnv } from './server-env.ts';

/** When to try again after a failure that passes by itself, in seconds. */
export const RETRY_AFTER = '5';

/**
 * The response to what a request throws: 503 while the database, the disk or the object storage can't be used, else
 * 500.
 */
export function errorResponse(log: Logger): ErrorHandler<ServerEnv> {
  return (error, context) => {
    const facts = { error: errorFacts(error), requestId: context.get('requestId') };
    if (isPassing(error) || error instanceof StorageFailure) {
      log.warn(facts, 'the database, the disk or the object storage was not available to a request');
      context.header('Retry-After', RETRY_AFTER);
      return context.json(failureBody(TRY_AGAIN), 503);
    }
    log.error(facts, 'a request failed unexpectedly');
    return context.json(failureBody('Something went wrong.'), 500);
  };
}

const TRY_AGAIN = 'This is not possible at the moment. Please try again in a minute.';
