import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static';
import type { ArticleTexts, CompanyFacts, Language } from '@pgm/api/contract';
import { Hono } from 'hono';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { FirebaseOptions } from '../firebase/firebase-settings.ts';
import type { ServiceAddresses } from '../http/api-settings.ts';
import type { InsideCall } from '../http/inside-calls.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { packageFolder } from '../package-folder.ts';
import { StartFailure } from '../settings.ts';

/** Renders the page of a request from the results of its calls and the published facts of the company. */
type SiteHandler = (request: Request, call: InsideCall, company: CompanyFacts) => Promise<Response>;

/** What the site renders with. */
interface SiteOptions {
  readonly origin: string | undefined;
  /** Keeps whole pages while the catalogue in them is unchanged. */
  readonly pages: ResponseCache<unknown>;
  /** Receives what was thrown while a page was rendered. */
  readonly logError: (error: unknown) => void;
  /** Pages may load what this project needs. */
  readonly firebase: FirebaseOptions | undefined;
  /** Whether pages may open Razorpay's payment sheet. */
  readonly razorpay: boolean;
  /** The sample facts of the company, which a notice on the pages counts; absent in production. */
  readonly samples: CompanyFacts | undefined;
  /** Where the calls of pages go; a missing one goes to this server. */
  readonly services: ServiceAddresses;
}

const InBothLanguages = z.object({ en: z.string(), hi: z.string() });

/** A content page, as the search lists it. */
export const SearchPage = z.object({
  /** Its address inside the site. */
  href: z.string(),
  title: InBothLanguages,
  description: InBothLanguages,
});
export type SearchPage = z.infer<typeof SearchPage>;

/** A version of the agreement with associates, in one language. */
export interface AgreementText {
  readonly heading: string;
  readonly lead: string;
  /** What the PDF calls the facts of an acceptance. */
  readonly labels: {
    readonly associate: string;
    readonly version: string;
    readonly acceptedOn: string;
    readonly withdrawUntil: string;
    readonly withdrawnOn: string;
  };
  readonly sections: readonly {
    readonly heading: string;
    /** Items of lists are marked. */
    readonly lines: readonly { readonly text: string; readonly isItem: boolean }[];
  }[];
}

/** Makes the text of a version of the agreement for the PDF, with the facts of the company. */
export type ToAgreementText = (texts: ArticleTexts, facts: CompanyFacts, language: Language) => AgreementText;

/** What the site's server build offers. */
const SiteBuild = z.object({
  createSiteHandler: z.custom<(options: SiteOptions) => SiteHandler>((value) => typeof value === 'function'),
  /** The pages that the search finds. */
  searchPages: z.array(SearchPage),
  toAgreementText: z.custom<ToAgreementText>((value) => typeof value === 'function'),
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
    serveStatic({ root, precompressed: true, onFound: save('public, max-age=31536000, immutable') }),
  );
  // Not cached, so that a broken worker can be replaced at once.
  app.use('/service-worker.js', serveStatic({ root, precompressed: true, onFound: save('no-cache') }));
  const files = listFiles(root);
  const serveFile = serveStatic<ServerEnv>({
    root,
    precompressed: true,
    onFound: save('public, max-age=3600'),
  });
  app.use('/*', (context, next) => (files.has(context.req.path) ? serveFile(context, next) : next()));
  return app;
}

/**
 * The addresses of the files of a folder: a page is then not looked up on the disk. Hidden ones, such as Vite's manifest, are
 * not for visitors.
 */
function listFiles(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Set(paths.filter((path) => !path.startsWith('.')).map((path) => `/${path}`));
}

function save(cacheControl: string): NonNullable<ServeStaticOptions<ServerEnv>['onFound']> {
  return (_path, context) => context.header('Cache-Control', cacheControl);
}
