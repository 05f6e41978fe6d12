import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type UserWorkspaceConfig as ProjectConfig, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { installedPostgres } from './.tools/install/postgres.mjs';

/** Workspace packages are tested from their sources, never from a stale build. */
const resolve = { conditions: ['pgm:source', 'module', 'node', 'development|production'] };

const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

const project = (name: string, root: string, options: ProjectConfig['test'] = {}): ProjectConfig => ({
  resolve,
  ssr: { resolve },
  // The environment of the global set-ups.
  environments: { __vitest__: { resolve } },
  test: {
    name,
    root,
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: EXCLUDED,
    // A worker loads a module once for all of its files: loading took two thirds of the time.
    isolate: false,
    // They end what hangs, and measure nothing: machines differ threefold in speed, and some tests start programs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...options,
  },
});

const SITE = fileURLToPath(new URL('apps/site', import.meta.url));
/** The site's tests that put other modules in the place of some, or load modules as another environment does. */
const ALONE = globSync('**/*.test.{ts,tsx}', { cwd: SITE, exclude: EXCLUDED }).filter((path) =>
  /\bvi\.(mock|doMock|resetModules|stubEnv)\(/.test(readFileSync(join(SITE, path), 'utf8')),
);

/** Files of the repository itself begin first: one of them is the longest, and at the end it would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ project: { name } }: TestSpecification) => Number(name === 'workspace');
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's: it returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => isFirst(b) - isFirst(a));
  }
}

const serverTests = {
  globalSetup: fileURLToPath(new URL('apps/server/test/database-template.ts', import.meta.url)),
  // What a test waits for comes late on a busy machine; the default of one second is too short then.
  expect: { poll: { timeout: 30_000 } },
};

/** What only PostgreSQL has: connections that fail, and several statements at the same time. */
const ONLY_POSTGRES = '**/*.postgres.test.ts';

const isLongForm = process.env['CHAOS'] === 'long';
/** What takes too long for the gate: only `npm run test:chaos` runs it. */
const LONG_FORM = isLongForm ? [] : ['**/*.long.*'];

/** What takes so long that the gate runs it on PostgreSQL alone, and the long form on the embedded database too. */
const LONG_WHEN_EMBEDDED = isLongForm ? [] : ['test/chaos/mail-outage.test.ts'];

/** What only PostgreSQL can do wrong: the embedded database runs one statement at a time, so it runs them where it is alone. */
const RACES = 'src/**/*-at-once.test.ts';

/** What both databases must do: the tests of locks, search and the tree. */
const BOTH_DATABASES = [
  'src/sales/order/{order-key,order-kill,one-commit}.test.ts',
  'src/company/article/{article,staff-article}.test.ts',
  'src/sales/invoice/invoice-numbers.test.ts',
  'src/sales/exchange/exchange.test.ts',
  'src/sales/refund/failed-refund.test.ts',
  'src/sales/refund/staff-refund.test.ts',
  'src/staff/figures/figures.test.ts',
  'src/staff/notice/notice-mails.test.ts',
  'src/catalogue/stock/stock-{editing,sizes}.test.ts',
  'src/catalogue/restock/restock-request.test.ts',
  'src/catalogue/search/search.test.ts',
  'src/catalogue/product/product-search.test.ts',
  'src/members/associate/{associate-changes,lines,parent-change,tree}.test.ts',
  'src/message-queue.test.ts',
  'test/chaos/mail-outage.test.ts',
  'test/chaos/start-kill.long.test.ts',
];
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || installedPostgres() !== undefined;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A run on a build server has the machine alone. Some tests wait for programs that they start: one worker more than cores
    // uses the time meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('api', 'packages/api'),
      project('machines', 'packages/machines'),
      // The stories of the tokens read them from their style sheet; the text of others is left out, which is faster.
      project('ui', 'packages/ui', { css: { include: /\/theme\.css/ } }),
      project('site', SITE, { exclude: [...EXCLUDED, ...ALONE] }),
      // Each file gets a worker. One of them runs each flow through thousands of failed calls.
      project('site-alone', SITE, { include: ALONE, isolate: true }),
      project('states', '.storybook'),
      project('workspace', '.tools'),
      project('server', 'apps/server', {
        ...serverTests,
        exclude: [
          ...EXCLUDED,
          ...LONG_FORM,
          ...LONG_WHEN_EMBEDDED,
          ONLY_POSTGRES,
          ...(hasPostgres ? [RACES] : []),
        ],
      }),
      ...(hasPostgres
        ? [
            project('postgres', 'apps/server', {
              ...serverTests,
              include: [ONLY_POSTGRES, RACES, ...BOTH_DATABASES],
              exclude: [...EXCLUDED, ...LONG_FORM],
            }),
          ]
        : []),
    ],
  },
});
