/**
 * An empty database on PostgreSQL: `BENCH_DATABASE_URL`, else a cluster of its own that is removed on disposal.
 * @returns undefined when the machine has no PostgreSQL
 */
export declare function openPostgres(): Promise<
  ({ readonly databaseUrl: string } & AsyncDisposable) | undefined
>;
