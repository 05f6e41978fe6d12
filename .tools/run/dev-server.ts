import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createApp } from '../../apps/server/src/app.ts';
import { readNextPublication } from '../../apps/server/src/company/article/published-articles.transactions.ts';
import { readPublishedCompany } from '../../apps/server/src/company/company-facts/published-company.transactions.ts';
import { insertFirstTexts } from '../../apps/server/src/company/first-texts/insert-first-texts.ts';
import { startJobs } from '../../apps/server/src/jobs.ts';
import { messageWriters } from '../../apps/server/src/message-writers.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { openLog } from '../../apps/server/src/platform/log/logger.ts';
import { openPlatform } from '../../apps/server/src/platform/open-platform.ts';
import type { SiteBuild } from '../../apps/server/src/platform/site/site.ts';
import { startMessage } from '../../apps/server/src/start-message.ts';
import { seed, seedStaffWork } from '../../apps/server/src/seed/seed.ts';
import { ROOT } from './workspace.mjs';

/** The same server and site as `npm start`, from their sources: the page reloads when its files change. */
const config = readConfig(process.env);
const log = openLog(config);
const connection = await openDatabase(config, log);
await connection.migrate();
await insertFirstTexts(connection.db);

const http = createServer();
const vite = await createVite({
  root: join(ROOT, 'apps/site'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

const platform = await openPlatform(config, connection, log, {
  messageWriters,
  readCompany: readPublishedCompany,
  readNextPublication,
});
if (config.profile === 'local') {
  await seed(platform.db, platform.images);
  await seedStaffWork(platform.db);
}

/** Renders through Vite, so that each request sees the latest sources. */
const { toAgreementText } = await vite.ssrLoadModule('./app/content/policies/agreement-text.ts');
const { searchPages } = await vite.ssrLoadModule('./app/content/page-index.ts');
const site: SiteBuild = {
  searchPages,
  toAgreementText,
  createSiteHandler: (options) => async (request, call, company) => {
    const { createSiteHandler } = await vite.ssrLoadModule('./server/handler.ts');
    return createSiteHandler(options)(request, call, company);
  },
};

const stopJobs = startJobs(platform);
const handle = getRequestListener(createApp(platform, { site }).fetch);
http.on('request', (request, response) =>
  vite.middlewares(request, response, () => handle(request, response)),
);
http.listen(config.port, config.host, () => {
  process.stdout.write(
    startMessage(config, {
      database: connection.kind,
      address: `http://${config.host}:${config.port}`,
      missing: [],
    }),
  );
});

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop(): Promise<void> {
  await vite.close();
  http.closeAllConnections();
  http.close();
  await stopJobs();
  await connection.close();
  process.exit(0);
}
