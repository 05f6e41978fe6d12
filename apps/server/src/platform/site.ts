import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AnswerCache } from './answer-cache.ts';
import type { FirebaseOptions } from './firebase/firebase-settings.ts';
import { packageFolder } from './package-folder.ts';
import { SearchPage } from './search-page.ts';
import type { ServerEnv } from './server-env.ts';
import { StartFailure } from './start-failure.ts';

/** Calls the API without the network. */
export type InsideFetch = (address: string, init?: RequestInit) => Promise<Response>;

/** Renders the page of a request from what the calls answer. */
type SiteHandler = (request: Request, fetch: InsideFetch) => Promise<Response>;

/** What the site renders with. */
interface SiteOptions {
  readonly origin: string | undefined;
  /** Keeps whole pages while the catalogue in them is unchanged. */
  readonly pages: AnswerCache;
  /** Pages may load what this project needs. */
  readonly firebase: FirebaseOptions | undefined;
  /** Whether pages may open Razorpay's payment sheet. */
  readonly razorpay: boolean;
}

/** What the site's server build offers. */
const SiteBuild = z.object({
  createSiteHandler: z.custom<(options: SiteOptions) => SiteHandler>((value) => typeof value === 'function'),
  /** Names of the company's facts that are not set yet. */
  unsetCompanyFacts: z.array(z.string()),
  /** What the company's facts say of who sells. */
  seller: z.object({
    name: z.string().optional(),
    address: z.string().optional(),
    state: z.string(),
    gstin: z.string().optional(),
  }),
  /** The pages that the search finds. */
  searchPages: z.array(SearchPage),
});
export type SiteBuild = z.infer<typeof SiteBuild>;

/** Where the site is built to. */
const SITE_FOLDER = join(packageFolder(), '../site/build');

/** Loads the built site. */
export async function loadSite(folder = SITE_FOLDER): Promise<SiteBuild> {
  const entry = join(folder, 'server/index.js');
  if (!existsSync(entry)) throw new StartFailure('The site is not built; run `npm run build` first.');
  const build = SiteBuild.safeParse(await import(pathToFileURL(entry).href));
  if (build.success) return build.data;
  throw new StartFailure('The site is built by another version; run `npm run build` again.');
}

/** Serves the files of the build: those under `/assets` carry a hash in their name and never change. */
export function siteFiles(folder = SITE_FOLDER) {
  const app = new Hono<ServerEnv>();
  const root = join(folder, 'client');
  app.use(
    '/assets/*',
    serveStatic({ root, precompressed: true, onFound: keep('public, max-age=31536000, immutable') }),
  );
  // Asked for anew each time: what is wrong with a worker has to be mendable at once.
  app.use('/service-worker.js', serveStatic({ root, precompressed: true, onFound: keep('no-cache') }));
  app.use('/*', serveStatic({ root, precompressed: true, onFound: keep('public, max-age=3600') }));
  return app;
}

function keep(cacheControl: string): NonNullable<NonNullable<Parameters<typeof serveStatic>[0]>['onFound']> {
  return (_path, context) => context.header('Cache-Control', cacheControl);
}
