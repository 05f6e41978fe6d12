import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../install/packages.mjs';
import { ensureHaproxy } from '../install/haproxy.mjs';
import { ensurePostgres } from '../install/postgres.mjs';
import { ensurePromtool } from '../install/promtool.mjs';
import { check, counting, playwright, runStages, vitest } from './stages.mjs';
import { staticGates } from './static-gates.mjs';
import { ROOT } from '../run/workspace.mjs';

// The system installs one program at a time, and meanwhile npm its packages.
await Promise.all([ensureInstalled(), ensurePostgres().then(ensureHaproxy).then(ensurePromtool)]);
// It needs installed packages, so it is loaded only now.
const { findChromium } = await import('../install/chromium.mjs');
const env = { CHROMIUM_PATH: await findChromium() };
rmSync(join(ROOT, '.cache'), { recursive: true, force: true });

const STORIES = ['--config', '.storybook/vitest.config.ts'];
const E2E = ['--config', 'apps/site/playwright.config.ts'];
/** Two cores are what a build server has at least. */
const LANES = 2;

const names = process.argv.slice(2);
await runStages(names.length === 0 ? everything() : belongingTo(names), LANES);

/** Everything that must hold, in the order in which a mistake is found soonest. Tests use both cores by themselves. */
function everything() {
  return [
    staticGates,
    // Alone: it makes files for a moment that the gates above would look at.
    [check('build', ['node', ['.tools/run/build.mjs']])],
    [vitest('units and server', [], env)],
    [vitest('stories', STORIES, env)],
    [counting('static Storybook', ['.tools/storybook/check/main.mjs', '--changed'], env)],
    [playwright('end to end', E2E, env)],
  ];
}

/** The tests in files whose path contains one of the names: `npm test -- cart`. */
function belongingTo(wanted) {
  const files = ['packages', 'apps', '.tools', '.storybook']
    .flatMap((top) => readdirSync(join(ROOT, top), { recursive: true }).map((path) => `${top}/${path}`))
    .filter((path) => !/\/(node_modules|dist|build)\//.test(path))
    .filter((path) => wanted.some((name) => path.includes(name)));
  const stages = [
    [vitest, 'units and server', [], /\.test\.(tsx?|mjs)$/],
    [vitest, 'stories', STORIES, /\.stories\.tsx$/],
    [playwright, 'end to end', E2E, /\.spec\.ts$/],
  ].flatMap(([run, name, args, kind]) => {
    const paths = files.filter((path) => kind.test(path));
    return paths.length === 0 ? [] : [[run(name, [...args, ...paths], env)]];
  });
  if (stages.length > 0) return stages;
  console.error(`No test file has '${wanted.join("' or '")}' in its path.`);
  process.exit(1);
}
