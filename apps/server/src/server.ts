import { createApp } from './app.ts';
import { type Config, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
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
  const connection = await openDatabase(config);
  try {
    const platform = await openPlatform(config, connection);
    await connection.exclusively(async () => {
      await connection.migrate();
      if (config.profile === 'local') {
        const { seed } = await import('./seed/seed.ts');
        await seed(platform.db, platform.pictures);
      }
    });
    const server = await listen(createApp(platform, site), config);
    process.stdout.write(startMessage(config, connection.kind, server.address));
    await server.stopped;
    await platform.background.idle();
    await platform.close();
  } finally {
    await connection.close();
  }
}

/** The law wants the company named; a public site must not say 'not configured' in its place. */
function refuseUnsetFacts({ profile }: Config, { unsetCompanyFacts }: SiteBuild): void {
  if (profile === 'local' || unsetCompanyFacts.length === 0) return;
  throw new StartFailure(
    `The production profile needs these company facts to be set: ${unsetCompanyFacts.join(', ')}.`,
  );
}
