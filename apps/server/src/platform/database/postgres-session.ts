import type { Query } from 'drizzle-orm';
import type { WithCacheConfig } from 'drizzle-orm/cache/core/types';
import { NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type {
  PgDialect,
  PgPreparedQuery,
  PgTransactionConfig,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { retried } from './retried.ts';

type NoSchema = Record<string, never>;

/** What Drizzle's own cache would want to know. */
type QueryMetadata = Parameters<NodePgSession<NoSchema, NoSchema>['prepareQuery']>[5];

/**
 * Runs statements and transactions on a pool. Drizzle's own session never gives a connection back whose `begin`
 * fails; here each one goes back, or is closed when it is not in order.
 */
export class PostgresSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: pg.Pool;
  readonly #dialect: PgDialect;
  readonly #check: () => void;

  /** @param check throws while the database cannot be used */
  constructor(pool: pg.Pool, dialect: PgDialect, check: () => void) {
    super(pool, dialect, undefined);
    this.#pool = pool;
    this.#dialect = dialect;
    this.#check = check;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    toResult?: (rows: unknown[][]) => T['execute'],
    ...caching: readonly [metadata?: QueryMetadata, config?: WithCacheConfig]
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(query, fields, name, isResponseInArrayMode, toResult, ...caching);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) =>
      retried(() => {
        this.#check();
        return execute(values);
      });
    return prepared;
  }

  override transaction<Value>(
    task: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<Value>,
    config?: PgTransactionConfig,
  ): Promise<Value> {
    return retried(async () => {
      this.#check();
      const client = await this.#pool.connect();
      try {
        const session = new NodePgSession<NoSchema, NoSchema>(client, this.#dialect, undefined);
        return await session.transaction(task, config);
      } finally {
        client.release(client.getTransactionStatus() !== IDLE);
      }
    });
  }
}

/** The status of a connection that is in no transaction. */
const IDLE = 'I';
