import { createApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { listen } from './platform/listen.ts';
import { openPlatform } from './platform/open-platform.ts';
import { loadSite } from './platform/site.ts';
import { startMessage } from './platform/start-message.ts';

/** Starts the server: settings, database, migrations, sample catalogue, then the open port; stops on SIGTERM. */
export async function runServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  const [connection, site] = await Promise.all([openDatabase(config), loadSite()]);
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
  } finally {
    await connection.close();
  }
}
