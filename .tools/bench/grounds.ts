import { openPostgres } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';

/** A seeded shop, as a server finds it. */
export interface SeededShop {
  readonly dataDir: string;
  /** Absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
}

/** A seeded shop on PostgreSQL. */
export interface PostgresShop extends SeededShop {
  readonly databaseUrl: string;
  /** Starts PostgreSQL again with nothing in memory; false where the machine cannot forget files. */
  readonly startCold: () => Promise<boolean>;
}

/** What several sections share, made at the first request: seeded databases and the images beside them. */
export class Grounds implements AsyncDisposable {
  #postgres: Promise<PostgresShop | undefined> | undefined;
  #pglite: Promise<SeededShop> | undefined;
  readonly #disposal = new AsyncDisposableStack();

  /** A seeded shop on PostgreSQL; undefined when the machine has no PostgreSQL. */
  onPostgres(): Promise<PostgresShop | undefined> {
    this.#postgres ??= this.#openPostgres();
    return this.#postgres;
  }

  /** A seeded shop on the embedded database. */
  onPglite(): Promise<SeededShop> {
    this.#pglite ??= this.#seeded();
    return this.#pglite;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#disposal.disposeAsync();
  }

  async #openPostgres(): Promise<PostgresShop | undefined> {
    const database = await openPostgres();
    if (database === undefined) return undefined;
    const { databaseUrl, startCold } = this.#disposal.use(database);
    return { ...(await this.#seeded(databaseUrl)), databaseUrl, startCold };
  }

  /** The first start migrates and seeds, so that no later measurement includes it. */
  async #seeded(databaseUrl?: string): Promise<SeededShop> {
    const { path: dataDir } = this.#disposal.use(await temporaryFolder('data'));
    const place = { dataDir, databaseUrl };
    await using _server = await startServer(place);
    return place;
  }
}
