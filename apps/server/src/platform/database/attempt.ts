import type { Result } from '@pgm/api/contract';
import type { Database } from './database.ts';

/** Runs `task` in one transaction, which is rolled back when it returns a failure. */
export async function attempt<Value, Problem>(
  db: Database,
  task: (tx: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  const rejected: Result<Value, Problem>[] = [];
  try {
    return await db.transaction(async (tx) => {
      const result = await task(tx);
      if (result.ok) return result;
      rejected.push(result);
      throw new Rollback();
    });
  } catch (error) {
    const [rejection] = rejected;
    if (rejection && error instanceof Rollback) return rejection;
    throw error;
  }
}

/** Only an exception rolls a transaction back. */
class Rollback extends Error {}

/** What PostgreSQL calls a value that is there already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed since another row has the value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
