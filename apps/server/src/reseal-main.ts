import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openLog } from './platform/log/logger.ts';
import { openSecrets } from './platform/security/secrets.ts';
import { StartFailure } from './platform/settings.ts';
import { toStartFailure } from './platform/start-failure.ts';
import { reseal } from './reseal.ts';

/** The program that a new `AUTH_SECRET` needs once: see `docs/operations.md`. It has the settings of the server. */
async function run(): Promise<number> {
  const config = readConfig(process.env);
  const secrets = await openSecrets(config);
  const connection = await openDatabase(config, openLog(config));
  try {
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    return await reseal({ db: connection.db, now: Date.now, print, secrets });
  } finally {
    await connection.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const failure = toStartFailure(error);
  if (!(failure instanceof StartFailure)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
