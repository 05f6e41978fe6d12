import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from '../packages/bill-of-materials.ts';
import { compressAssets } from './compress-assets.ts';
import { ifStale } from './stale.ts';
import { ROOT, run } from './workspace.mjs';

/** The options with which Node.js runs the sources of the workspace. */
const TYPESCRIPT = ['--conditions=pgm:source', '--import=./.tools/run/load-tsx.ts'];
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages/api'];

/** Builds the site and the server for `npm start` when their sources have changed. */
export async function ensureBuilt(): Promise<void> {
  await ifStale(
    'apps/site/build/.built-from',
    [...SHARED, 'packages/machines', 'packages/ui', 'apps/site'],
    buildSite,
  );
  await ensureServerBuilt();
}

/** Builds the server alone, with the mails of packages/ui: what tests that start it in a process of its own run. */
export async function ensureServerBuilt(): Promise<void> {
  await ifStale('apps/server/dist/.built-from', [...SHARED, 'packages/ui', 'apps/server'], buildServer);
}

/** Builds the demo, which Storybook shows: the site and the server in a browser tab, with the sample data. */
export async function ensureDemoBuilt(): Promise<void> {
  await ifStale(
    'apps/demo/dist/.built-from',
    [...SHARED, 'packages/machines', 'packages/ui', 'apps/server', 'apps/site', 'apps/demo'],
    buildDemo,
  );
}

async function buildDemo(): Promise<void> {
  console.log('Building the demo …');
  const fill = [...TYPESCRIPT, 'apps/demo/sample-database.ts', 'apps/demo/dist/sample-database.tar.gz'];
  await step('vite', ['build', '--logLevel', 'error'], 'apps/demo');
  await step('node', fill, '.');
  cpSync(join(ROOT, 'apps/server/sample-images'), join(ROOT, 'apps/demo/dist/sample-images'), {
    recursive: true,
  });
}

async function buildSite(): Promise<void> {
  console.log('Building the site …');
  await step('react-router', ['build'], 'apps/site');
  await compressAssets('apps/site/build/client');
}

async function buildServer(): Promise<void> {
  console.log('Building the server …');
  await step('tsup', ['--silent'], 'apps/server');
  // The image contains it beside the server.
  writeFileSync(join(ROOT, 'apps/server/dist/sbom.cdx.json'), JSON.stringify(await billOfMaterials()));
}

/** Builds the packages in the order of their dependencies: types are read from the previous build. */
export async function buildLibrary(): Promise<void> {
  for (const name of ['api', 'machines', 'ui']) await buildPackage(name);
  await step('vite', ['build', '--config', 'vite.styles.config.ts', '--logLevel', 'error'], 'packages/ui');
}

/** Builds a package of the library: JavaScript by tsup, types by tsc. */
async function buildPackage(name: string): Promise<void> {
  console.log(`Building packages/${name} …`);
  await step('tsup', ['--silent'], `packages/${name}`);
  await step('tsc', ['--project', 'tsconfig.build.json'], `packages/${name}`);
}

async function step(command: string, args: readonly string[], cwd: string): Promise<void> {
  // A build is always for production: a test run sets another mode for what it starts.
  const { code, output } = await run(command, args, { cwd, stdio: 'pipe', env: { NODE_ENV: 'production' } });
  if (code === 0) return;
  console.error(output);
  throw new Error(`${command} failed in ${cwd}`);
}
