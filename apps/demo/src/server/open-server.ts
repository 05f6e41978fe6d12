import '../node/globals.ts';
import type { CompanyFacts } from '@pgm/api/contract';
import { createApp } from '../../../server/src/app.ts';
import { readNextPublication } from '../../../server/src/company/article/published-articles.transactions.ts';
import { readPublishedCompany } from '../../../server/src/company/company-facts/published-company.transactions.ts';
import { startJobs } from '../../../server/src/jobs.ts';
import { messageWriters } from '../../../server/src/message-writers.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import { connectionTo, createPglite } from '../../../server/src/platform/database/embedded.ts';
import { openPlatform } from '../../../server/src/platform/open-platform.ts';
import { toAgreementText } from '../../../site/app/content/policies/agreement-text.ts';
import { searchPages } from '../../../site/app/content/page-index.ts';
import { type Exchange, exchangeWith } from '../exchange.ts';
import { DEMO_SECRET } from '../secret.ts';

/** No limit stands in the way of someone who tries things out. */
const ROOM = {
  CALLS_PER_ADDRESS: '100000',
  LOGINS_PER_ADDRESS: '1000',
  OTP_SENDS_PER_ADDRESS: '1000',
  OTP_SENDS_OVERALL: '1000',
  REGISTRATIONS_PER_ADDRESS: '1000',
};

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A running server. */
export interface DemoServer {
  readonly exchange: Exchange;
  /** The published facts of the company, which pages show. */
  readonly company: () => Promise<CompanyFacts>;
}

/**
 * Starts the server on a database in memory that holds the sample data. It is the server of production with the settings of
 * the local profile; what it lacks is what a browser has not: files, PDFs, and images that are uploaded.
 * @param sampleDatabase the address of the dump of the sample data
 */
export async function openServer(sampleDatabase: string): Promise<DemoServer> {
  const dump = await fetch(sampleDatabase);
  const client = await createPglite({ loadDataDir: await dump.blob() });
  const config = readConfig({ AUTH_SECRET: DEMO_SECRET, LOG_LEVEL: 'silent', ...ROOM });
  const platform = await openPlatform(config, connectionTo(client), SILENT, {
    messageWriters,
    readCompany: readPublishedCompany,
    readNextPublication,
  });
  const app = createApp(platform, { pages: searchPages, toAgreementText });
  startJobs(platform);
  return { company: platform.company, exchange: exchangeWith(app) };
}
