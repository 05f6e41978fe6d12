import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The site with faults between its screens and the server: `npm run test:failures`. */
export default defineConfig(journeys, {
  testDir: 'failures',
  // A screen goes through all faults, and waits for each.
  timeout: 600_000,
  expect: { timeout: 15_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 4),
  use: { actionTimeout: 10_000, navigationTimeout: 30_000 },
  reporter: [['./failures/table-reporter.ts']],
});
