/** How long the server waits for PostgreSQL; all in ms. */
export interface PostgresTimes {
  /** For a free connection of the pool, and for a new connection. */
  readonly connectionMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a lock that another transaction holds. */
  readonly lockMs: number;
  /** For the next statement of a transaction, after which PostgreSQL rolls it back. */
  readonly idleInTransactionMs: number;
  /** For any byte on a connection, after which its line counts as dead; longer than a statement may take. */
  readonly silenceMs: number;
  /** Between two checks that the line for notices is alive. */
  readonly heartbeatMs: number;
  /** For the response to such a check, and for a new line for notices. */
  readonly heartbeatDeadlineMs: number;
  /** Between two attempts to connect while PostgreSQL is away. */
  readonly retryMs: number;
  /** For statements that still run when the server stops. */
  readonly stopMs: number;
}

/** The times in use; tests pass shorter ones. */
export const POSTGRES_TIMES: PostgresTimes = {
  connectionMs: 5000,
  statementMs: 10_000,
  lockMs: 5000,
  idleInTransactionMs: 15_000,
  silenceMs: 20_000,
  heartbeatMs: 2000,
  heartbeatDeadlineMs: 3000,
  retryMs: 1000,
  stopMs: 500,
};
