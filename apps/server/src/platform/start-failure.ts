import { isPassing } from './database/database-failure.ts';
import { StartFailure } from './settings.ts';

/** What PostgreSQL calls a statement that its user may not execute. */
const NOT_ALLOWED = '42501';

/**
 * Turns an error of the start whose cause an operator can correct into one sentence that names the file or the setting;
 * other errors are bugs and stay as they are.
 */
export function toStartFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartFailure) return error;
  if ('path' in error && 'code' in error) {
    return new StartFailure(
      `${String(error.path)} can't be used (${String(error.code)}); make it readable and writable, or set another DATA_DIR.`,
    );
  }
  const code = codeIn(error);
  if (code === NOT_ALLOWED) {
    return new StartFailure(`DATABASE_URL: its user may not create and change tables (${code}).`);
  }
  if (isPassing(error)) {
    return new StartFailure(
      `The database was lost during the start (${code ?? 'no connection'}); start again when it responds.`,
    );
  }
  return error;
}

/** The code of an error or of its causes. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeIn(error.cause);
}
