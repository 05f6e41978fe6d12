import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT, run } from './workspace.mjs';

await ensureInstalled();
// What follows needs installed packages, so it is loaded only now.
const { findChromium } = await import('./chromium.mjs');
const CHROMIUM_PATH = await findChromium();

const PROJECTS = [
  'packages/api',
  'packages/machines',
  'packages/ui',
  'apps/server',
  'apps/site',
  'apps/site/service-worker',
  '.storybook',
];
/** No colours: Vitest reads the first, Playwright the second, and would warn of the first. */
const PLAIN = { vitest: { NO_COLOR: '1' }, playwright: { DEBUG_COLORS: '0' } };
const REPORTS = join(ROOT, '.cache/test-reports');
rmSync(join(ROOT, '.cache'), { recursive: true, force: true });

/** Everything that must hold, in the order in which a mistake is found soonest. */
const stages = [
  check('format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('lint', 'oxlint', ['--deny-warnings']),
  check('routes', 'react-router', ['typegen'], { cwd: join(ROOT, 'apps/site') }),
  ...PROJECTS.map((project) =>
    check(`types of ${project}`, 'tsc', ['--project', `${project}/tsconfig.json`]),
  ),
  check('build', 'node', ['.tools/build.mjs']),
  check('unused code', 'knip', []),
  vitest('units and server', []),
  vitest('stories', ['--config', '.storybook/vitest.config.ts']),
  playwright('end to end', 'apps/site/playwright.config.ts'),
];

let passed = 0;
let failed = 0;
for (const stage of stages) {
  const started = Date.now();
  const result = await stage.run();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${result.failed === 0 ? 'ok  ' : 'FAIL'} ${seconds} s  ${stage.name}${result.note ?? ''}`);
  if (result.failed > 0) console.log(result.output.trimEnd());
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A program that passes or fails as a whole. */
function check(name, command, args, options = {}) {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args, { stdio: 'pipe', ...options });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** A run of Vitest; each of its tests counts. */
function vitest(name, args) {
  const report = join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  return counted(
    name,
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

/** A run of Playwright; each of its tests counts. */
function playwright(name, config) {
  const report = join(ROOT, 'apps/site/test-results/report.json');
  return counted(name, 'playwright', ['test', '--config', config], () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** A run that reports its tests; one that breaks without a failed test counts as one failure. */
function counted(name, command, args, readReport) {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args, {
        stdio: 'pipe',
        env: { CHROMIUM_PATH, ...PLAIN[command] },
      });
      const counts = reportOrNothing(readReport);
      const failures = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed;
      return { passed: counts.passed, failed: failures, output, note: ` (${counts.passed} tests)` };
    },
  };
}

function reportOrNothing(readReport) {
  try {
    return readReport();
  } catch {
    return { passed: 0, failed: 0 };
  }
}
