import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../install/chromium.ts';
import { ROOT } from '../run/workspace.mjs';
import { type Stage, check, counting, playwright, runStages, vitest } from './stages.ts';
import { staticGates } from './static-gates.ts';

const env = { CHROMIUM_PATH: await findChromium() };
rmSync(join(ROOT, '.cache'), { recursive: true, force: true });

const STORIES = ['--config', '.storybook/vitest.config.ts'];
const E2E = ['--config', 'apps/site/playwright.config.ts'];
/** The kinds of tests by the names of their files. */
const KINDS = [
  { run: vitest, name: 'units and server', args: [], kind: /\.test\.(tsx?|mjs)$/ },
  { run: vitest, name: 'stories', args: STORIES, kind: /\.stories\.tsx$/ },
  { run: playwright, name: 'end to end', args: E2E, kind: /\.spec\.ts$/ },
];

/** Two cores are what a build server has at least. */
const LANES = 2;

const names = process.argv.slice(2);
await runStages(names.length === 0 ? everything() : belongingTo(names), LANES);

/** Everything that must hold, in the order in which a mistake is found soonest. Tests use both cores by themselves. */
function everything(): Stage[][] {
  return [
    staticGates,
    // Alone: it makes files for a moment that the gates above would look at.
    [check('build', ['node', ['.tools/run/build-all.ts']])],
    [vitest('units and server', [], env)],
    [vitest('stories', STORIES, env)],
    [counting('static Storybook', ['.tools/storybook/check/main.ts', '--changed'], env)],
    [playwright('end to end', E2E, env)],
  ];
}

/** The tests in files whose path contains one of the names: `npm test -- cart`. */
function belongingTo(wanted: readonly string[]): Stage[][] {
  const files = ['packages', 'apps', '.tools', '.storybook']
    .flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`),
    )
    .filter((path) => !/\/(node_modules|dist|build)\//.test(path))
    .filter((path) => wanted.some((name) => path.includes(name)));
  const stages = KINDS.flatMap(({ run, name, args, kind }) => {
    const paths = files.filter((path) => kind.test(path));
    return paths.length === 0 ? [] : [[run(name, [...args, ...paths], env)]];
  });
  if (stages.length > 0) return stages;
  console.error(`No test file has '${wanted.join("' or '")}' in its path.`);
  process.exit(1);
}
