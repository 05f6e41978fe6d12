/** What PostgreSQL calls a conflict of two transactions that ended one of them; the same work can succeed again. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Codes of PostgreSQL for what passes by itself: no connection, no space, no memory, too long a wait, a stop. */
const PASSING = /^(08|53|57P|57014|55P03|25P0[34]|25006|40001|40P01)/;

/** Codes of the network and of the disk for the same. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);

/** The driver's errors for lost connections and for a full pool have no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/;

/** The database cannot be used for the moment; nothing was sent to it. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Whether the cause of an error is expected to pass by itself, so that a caller may try again later. */
export function isPassing(error: unknown): boolean {
  return hasCause(
    error,
    (cause, code) =>
      cause instanceof DatabaseAway || PASSING.test(code) || NETWORK.has(code) || LOST.test(cause.message),
  );
}

/**
 * Whether a call failed only because PostgreSQL is known to be away. That was logged when it went, so a probe or a job
 * that meets it logs nothing.
 */
export function isAway(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseAway);
}

/** Whether PostgreSQL ended a transaction only because of another one. */
export function isConflict(error: unknown): boolean {
  return hasCause(error, (_, code) => CONFLICTS.has(code));
}

/** Whether PostgreSQL has no connection left for us, so that those that are open still work. */
export function isCrowded(error: unknown): boolean {
  return hasCause(error, (_, code) => code === TOO_MANY_CONNECTIONS);
}

const TOO_MANY_CONNECTIONS = '53300';

function hasCause(error: unknown, isWanted: (cause: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return isWanted(error, code) || hasCause(error.cause, isWanted);
}
