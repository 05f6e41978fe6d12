import { createApp } from './app.ts';
import { startChores } from './chores.ts';
import { sellerOf } from './invoice/seller.ts';
import { type Config, readConfig } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { listen } from './platform/listen.ts';
import { openPlatform } from './platform/open-platform.ts';
import { type SiteBuild, loadSite } from './platform/site.ts';
import { StartFailure } from './platform/start-failure.ts';
import { startMessage } from './platform/start-message.ts';

/** Starts the server: settings, database, migrations, sample catalogue, then the open port; stops on SIGTERM. */
export async function runServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  const site = await loadSite();
  refuseUnsetFacts(config, site);
  const seller = sellerOf(site.seller);
  const connection = await openDatabase(config);
  try {
    const platform = await openPlatform(config, connection);
    await connection.exclusively(async () => {
      await connection.migrate();
      if (config.profile === 'local') {
        const { seed } = await import('./seed/seed.ts');
        await seed(platform.db, platform.pictures);
      } else await refuseSampleAccounts(platform.db);
    });
    const server = await listen(createApp(platform, { site, seller }), config);
    process.stdout.write(startMessage(config, connection.kind, server.address));
    const endChores = startChores(platform);
    await server.stopped;
    await endChores();
    await platform.background.idle();
    await platform.close();
  } finally {
    await connection.close();
  }
}

/** Their password is published. */
async function refuseSampleAccounts(db: Database): Promise<void> {
  const { hasSampleAccounts } = await import('./seed/accounts.ts');
  if (!(await hasSampleAccounts(db))) return;
  throw new StartFailure(
    'DATABASE_URL holds the sample accounts of the local profile, whose password is published; use another database.',
  );
}

/** The law wants the company named; a public site must not say 'not configured' in its place. */
function refuseUnsetFacts({ profile }: Config, { unsetCompanyFacts }: SiteBuild): void {
  if (profile === 'local' || unsetCompanyFacts.length === 0) return;
  throw new StartFailure(
    `The production profile needs these company facts to be set: ${unsetCompanyFacts.join(', ')}.`,
  );
}
