import { type Failure, type Result, fail } from '@pgm/api/contract';
import type { Database } from './database.ts';

/** Runs `task` in one transaction, of which nothing stays when it answers a failure. */
export async function attempt<Value>(
  db: Database,
  task: (tx: Database) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await db.transaction(async (tx) => {
      const result = await task(tx);
      if (!result.ok) throw new Refusal(result.failure);
      return result;
    });
  } catch (error) {
    if (error instanceof Refusal) return fail(error.failure);
    throw error;
  }
}

/** Carries a failure past the transaction, which only an exception rolls back. */
class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
