import { missingFacts } from '@pgm/api/contract';
import { createApp } from './app.ts';
import { insertFirstTexts } from './company/first-texts/insert-first-texts.ts';
import { readNextPublication } from './company/article/published-articles.transactions.ts';
import { readPublishedCompany } from './company/company-facts/published-company.transactions.ts';
import { startJobs } from './jobs.ts';
import { messageWriters } from './message-writers.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { listen } from './platform/http/listen.ts';
import { within } from './platform/jobs/within.ts';
import { openLog } from './platform/log/logger.ts';
import { openPlatform } from './platform/open-platform.ts';
import { StartFailure, isLoopback } from './platform/settings.ts';
import { toStartFailure } from './platform/start-failure.ts';
import { loadSite } from './platform/site/site.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { startMessage } from './start-message.ts';

/** How long jobs and background work may take after the last response, in ms; then they lose the database. */
const LAST_WORK_MS = 1000;

/** Starts the server: settings, database, migrations, sample catalogue, then the port; stops on SIGTERM. */
export async function runServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    await run(environment);
  } catch (error) {
    throw toStartFailure(error);
  }
}

async function run(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  rejectExposedLocal(config);
  const site = await loadSite();
  const log = openLog(config);
  const closeTracing = await openTracing(config);
  const connection = await openDatabase(config, log);
  try {
    const platform = await openPlatform(config, connection, log, {
      messageWriters,
      readCompany: readPublishedCompany,
      readNextPublication,
    });
    await connection.exclusively(async () => {
      await connection.migrate();
      await insertFirstTexts(platform.db);
      if (config.profile === 'local') {
        const { seed, seedStaffWork } = await import('./seed/seed.ts');
        await seed(platform.db, platform.images);
        await seedStaffWork(platform.db);
      } else await rejectSampleAccounts(platform.db);
    });
    const server = await listen(createApp(platform, { site }), config, platform.stopping);
    process.stdout.write(
      startMessage(config, {
        database: connection.kind,
        address: server.address,
        missing: missingFacts(await platform.company()),
      }),
    );
    const stopJobs = startJobs(platform);
    await server.stopped;
    await within(LAST_WORK_MS, Promise.all([stopJobs(), platform.background.idle()]));
    await platform.close();
    await within(LAST_WORK_MS / 2, platform.background.idle());
  } finally {
    await connection.close();
    await within(LAST_WORK_MS / 4, closeTracing());
  }
}

/** Prevents the start of the local profile where others can reach it: its passwords are published. */
function rejectExposedLocal({
  profile,
  host,
  siteOrigin,
  trustedProxies,
  isExposedLocalAllowed,
}: Config): void {
  if (profile !== 'local' || isExposedLocalAllowed) return;
  const exposing = [
    ...(isLoopback({ hostname: host === '::1' ? '[::1]' : host }) ? [] : ['HOST']),
    ...(siteOrigin?.startsWith('https:') === true ? ['SITE_ORIGIN'] : []),
    ...(trustedProxies > 0 ? ['TRUSTED_PROXIES'] : []),
  ];
  if (exposing.length === 0) return;
  throw new StartFailure(
    `The local profile publishes its passwords, and ${exposing.join(', ')} opens it to others; use the production profile, or set EXPOSED_LOCAL to 'allow'.`,
  );
}

/** Prevents the start with sample accounts, because their password is public. */
async function rejectSampleAccounts(db: Database): Promise<void> {
  const { hasSampleAccounts } = await import('./seed/accounts.ts');
  if (!(await hasSampleAccounts(db))) return;
  throw new StartFailure(
    'DATABASE_URL holds the sample accounts of the local profile, whose password is published; use another database.',
  );
}
