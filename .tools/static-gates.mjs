import { join } from 'node:path';
import { check } from './stages.mjs';
import { ROOT } from './workspace.mjs';

const SITE = { cwd: join(ROOT, 'apps/site') };

/** Every project that the compiler looks at, in the order in which they depend on each other. */
const PROJECTS = [
  'packages/api',
  'packages/machines',
  'packages/ui',
  'apps/server',
  'apps/site',
  'apps/site/service-worker',
  '.storybook',
];

/** What is checked without running the product; the longest first, since two run at once. */
export const staticGates = [
  check('format', ['oxfmt', ['--check']]),
  check(
    'types',
    // The types that routes import.
    ['react-router', ['typegen'], SITE],
    ...PROJECTS.map((project) => ['tsc', ['--project', `${project}/tsconfig.json`]]),
  ),
  check('lint', ['oxlint', ['--deny-warnings']]),
  check('unused code', ['knip', []]),
];
