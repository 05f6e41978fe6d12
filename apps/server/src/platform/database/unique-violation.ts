/** What PostgreSQL calls a value that is there already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because somebody else has the value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
