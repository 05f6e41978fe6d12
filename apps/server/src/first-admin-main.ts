import { appointAdmin, readAppointment } from './first-admin.ts';
import { readDatabaseConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openLog } from './platform/log/logger.ts';
import { StartFailure } from './platform/settings.ts';
import { toStartFailure } from './platform/start-failure.ts';

/** The program that creates the first administrator: see `docs/operations.md`. It needs only the database. */
async function run(): Promise<void> {
  const appointment = readAppointment(process.argv.slice(2));
  const config = readDatabaseConfig(process.env);
  const connection = await openDatabase(config, openLog(config));
  try {
    await connection.exclusively(connection.migrate);
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    await appointAdmin({ ...config, db: connection.db, now: Date.now, print }, appointment);
  } finally {
    await connection.close();
  }
}

try {
  await run();
} catch (error) {
  const failure = toStartFailure(error);
  if (!(failure instanceof StartFailure)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
