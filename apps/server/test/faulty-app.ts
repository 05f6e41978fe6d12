import { afterAll, beforeAll, inject } from 'vitest';
import pg from 'pg';
import { POSTGRES_TIMES, type PostgresTimes } from '../src/platform/database/postgres-times.ts';
import { AUTH_SECRET } from './buyer.ts';
import { FaultyLine } from './faulty-line.ts';
import { TestApp } from './test-app.ts';

/** What reads the metrics of such an app. */
export const METRICS_TOKEN = 'metrics-of-a-test';

/** An app whose line to PostgreSQL can fail, and a line of the test that never does. */
export interface FaultyApp {
  readonly app: TestApp;
  readonly line: () => FaultyLine;
  /** Opens a connection that does not go through the line. */
  readonly direct: () => Promise<pg.Client>;
}

/** Opens such an app for the tests of one file; it waits for PostgreSQL as long as `times` says. */
export function useFaultyApp(times: Partial<PostgresTimes> = {}): FaultyApp {
  const app = new TestApp();
  const clients: pg.Client[] = [];
  let line: FaultyLine | undefined;
  let url = inject('postgresTemplate');
  beforeAll(() =>
    app.open(
      { AUTH_SECRET, METRICS_TOKEN, LOG_LEVEL: 'warn' },
      {
        line: {
          times: { ...POSTGRES_TIMES, ...times },
          through: async (databaseUrl) => {
            url = databaseUrl;
            line = await FaultyLine.to(databaseUrl);
            return line.url;
          },
        },
      },
    ),
  );
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await app.close();
    await line?.close();
  });
  return {
    app,
    line: () => {
      if (line === undefined) throw new Error('the app is not open yet');
      return line;
    },
    direct: async () => {
      const client = new pg.Client({ connectionString: url });
      clients.push(client);
      await client.connect();
      return client;
    },
  };
}
