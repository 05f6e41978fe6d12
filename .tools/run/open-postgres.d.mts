/** An open PostgreSQL with an empty database. */
interface OpenPostgres extends AsyncDisposable {
  readonly databaseUrl: string;
  /** Starts it again. */
  readonly start: () => Promise<void>;
  /** Starts it where it has ended by itself; resolves with whether it had. */
  readonly startAgain: () => Promise<boolean>;
  /** Stops it: `SIGINT` ends all connections, `SIGQUIT` makes it recover at the next start. */
  readonly stop: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
}

/**
 * An empty database on PostgreSQL: `BENCH_DATABASE_URL`, else a cluster of its own that is removed on disposal.
 * @param settings of its own cluster, such as `fsync=off`
 * @returns undefined when the machine has no PostgreSQL
 */
export declare function openPostgres(settings?: readonly string[]): Promise<OpenPostgres | undefined>;
