import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';
import { type Program, check, checkWithNote } from './stages.ts';

const SITE = { cwd: join(ROOT, 'apps/site') };

/** Every project that the compiler looks at, those that take longest first. */
const PROJECTS = [
  'apps/site',
  'apps/server',
  'packages/machines',
  'packages/ui',
  'apps/demo',
  '.storybook',
  '.tools',
  'packages/api',
  'apps/site/service-worker',
  'examples',
];

/** One thread each, since two projects are looked at side by side: four of them do twice the work. */
const compile = (project: string): Program => [
  'tsc',
  ['--checkers', '1', '--project', `${project}/tsconfig.json`],
];

/** What is checked without running the product; the longest first, since two run at once. */
export const staticGates = [
  ...PROJECTS.map((project) =>
    project === 'apps/site'
      ? // The types that routes import are generated.
        check(`types of ${project}`, ['react-router', ['typegen'], SITE], compile(project))
      : check(`types of ${project}`, compile(project)),
  ),
  check('lint', ['oxlint', ['--deny-warnings']]),
  check('unused code', ['knip', []]),
  check('format', ['oxfmt', ['--check']]),
  check('migrations', ['node', ['.tools/lint/migrations/check-migrations.ts']]),
  checkWithNote('packages', ['node', ['.tools/packages/check-packages.ts']]),
];
