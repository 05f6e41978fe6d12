import { paymentJobs, simulatedBankJobs } from './sales/payment/payment-jobs.ts';
import { type Job, Periodic } from './platform/jobs/periodic.ts';
import type { Platform } from './platform/platform.ts';
import { confirmPoints } from './members/points/confirm-points.ts';
import { csvFormats } from './csv-formats.ts';
import { importJobs, removeOldImports } from './staff/csv-import/import-jobs.ts';

/** How often the scheduled jobs are checked, in ms. */
const JOBS_INTERVAL_MS = 60_000;

/** How often the jobs that can be due within seconds are checked, in ms. */
const QUICK_JOBS_INTERVAL_MS = 1000;

/** The jobs that run on a schedule, without a request. */
export function jobs(platform: Platform): readonly Job[] {
  const { db, now } = platform;
  return [
    { name: 'confirm points', run: () => confirmPoints(db, new Date(now())) },
    { name: 'remove old imports', run: () => removeOldImports(platform) },
    ...paymentJobs(platform),
  ];
}

/** Starts the scheduled jobs; the returned function stops them and resolves when they have ended. */
export function startJobs(platform: Platform): () => Promise<void> {
  const periodics = [
    new Periodic(platform.log, jobs(platform), JOBS_INTERVAL_MS),
    new Periodic(platform.log, simulatedBankJobs(platform), QUICK_JOBS_INTERVAL_MS),
    // Apart from the others, because one can take a minute.
    new Periodic(platform.log, importJobs(platform, csvFormats), QUICK_JOBS_INTERVAL_MS),
  ];
  for (const periodic of periodics) periodic.start();
  return async () => void (await Promise.all(periodics.map((periodic) => periodic.stop())));
}
