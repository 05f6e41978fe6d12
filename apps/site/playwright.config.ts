import { mkdirSync, mkdtempSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/browser.ts';
import { SLOWED } from './e2e/slowed.ts';

const port = Number(process.env['E2E_PORT'] ?? 3210);
mkdirSync('.cache', { recursive: true });
// Workers load this file too and inherit the folder; `npm test` deletes it.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(resolve('.cache/e2e-')));
/** Sample data, which servers of single tests start with. */
const seededDir = (process.env['E2E_SEEDED_DIR'] ??= `${dataDir}-seeded`);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Pages wait most of the time: on two cores six take 3.1 minutes, three 4.1.
  workers: Number(process.env['E2E_WORKERS'] ?? 6),
  // They only end what hangs, also on a machine of a third of the speed: waiting ends as soon as the expected state is reached.
  timeout: 180_000 * SLOWED,
  expect: { timeout: 30_000 * SLOWED },
  reporter: [['json', { outputFile: 'test-results/report.json' }], ['dot']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // It would respond to requests that tests mock; the tests of the worker allow it.
    serviceWorkers: 'block',
    // Nothing is shown by a movement alone, and each of its frames costs time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions({ images: false }),
  },
  webServer: {
    command: 'node apps/site/e2e/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      SEEDED_DIR: seededDir,
      // Longer than any test: its calls would be lost that use a connection just as the server closes it.
      KEEP_ALIVE_SECONDS: '3600',
      CALLS_PER_ADDRESS: '100000',
      LEADS_PER_ADDRESS: '1000',
      LOGINS_PER_ADDRESS: '1000',
      REGISTRATIONS_PER_ADDRESS: '1000',
      OTP_SENDS_PER_ADDRESS: '1000',
      OTP_SENDS_OVERALL: '1000',
    },
  },
});
