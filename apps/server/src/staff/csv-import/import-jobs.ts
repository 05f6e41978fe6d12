import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { CsvImportRepository } from './csv-import.repository.ts';
import { type CsvFormats, ImportRunner } from './import-runner.ts';

const DAY_MS = 86_400_000;

/** How long imports stay readable, in ms. */
const OLD_MS = 30 * DAY_MS;

/** The work on imports that wait. */
export function importJobs(platform: Platform, formats: CsvFormats): readonly Job[] {
  const runner = new ImportRunner(platform, formats);
  return [{ name: 'imports', run: ({ signal }) => runner.run(signal) }];
}

/** Deletes old imports, and after a day uploads that broke off and imports that were checked and never started. */
export async function removeOldImports({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await new CsvImportRepository(db).removeOld(new Date(now() - OLD_MS), new Date(now() - DAY_MS));
}
