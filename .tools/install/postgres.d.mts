/** The folder of the newest installed PostgreSQL; `undefined` when there is none. */
export declare function installedPostgres(): string | undefined;
