import { openPostgres } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';

/** What several sections share, made at the first request: seeded databases and the images beside them. */
export class Grounds {
  #made = new Map();
  #disposal = new AsyncDisposableStack();

  /**
   * The address of a seeded shop on PostgreSQL for a server, and how PostgreSQL starts again with nothing in memory;
   * undefined when the machine has no PostgreSQL.
   */
  onPostgres() {
    return this.#once('PostgreSQL', async () => {
      const database = await openPostgres();
      if (database === undefined) return undefined;
      const { databaseUrl, startCold } = this.#disposal.use(database);
      return { ...(await this.#seeded(databaseUrl)), startCold };
    });
  }

  /** The address of a seeded shop on the embedded database for a server. */
  onPglite() {
    return this.#once('PGlite', () => this.#seeded());
  }

  async [Symbol.asyncDispose]() {
    await this.#disposal.disposeAsync();
  }

  #once(name, make) {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name);
  }

  /** The first start migrates and seeds, so that no later measurement includes it. */
  async #seeded(databaseUrl) {
    const { path: dataDir } = this.#disposal.use(await temporaryFolder('data'));
    const place = { dataDir, databaseUrl };
    await using _server = await startServer(place);
    return place;
  }
}
