import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { startServer } from '../../run/server-process.ts';
import { temporaryFolder } from '../../run/temporary-folder.ts';
import { plantTree } from '../../bench/tree.ts';
import { ROOT } from '../../run/workspace.mjs';
import { startBuckets } from './buckets.ts';
import { createCluster, hasPostgres, query, queryRow, runAsPostgres, startCluster } from './cluster.ts';
import { readFingerprint } from './fingerprint.ts';
import { uploadPhoto } from './member-photo.ts';

/** How many associates the shop has besides its sample data: their rows give the copy a size. */
const associates = Number(process.argv[2] ?? 200_000);
if (!hasPostgres) {
  console.error('The drill needs the programs of PostgreSQL on this machine.');
  process.exit(1);
}

await using temporary = await temporaryFolder('drill');
const folder = temporary.path;
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
const backup = join(folder, 'backup');
const before = join(folder, 'before');
const after = join(folder, 'after');
// It belongs to the one who copies files, not to PostgreSQL.
const backupOfFiles = join(folder, 'backup-of-files');
const wal = join(backup, 'wal');
const archiveCommand = `test -f ${wal}/%f || (cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f)`;

createCluster(folder, before);
runAsPostgres('mkdir', ['-p', join(backup, 'base'), wal], { cwd: folder });
await using original = await startCluster({ folder, data: before, archiveCommand });
const shop = join(folder, 'shop');
mkdirSync(shop);
await using storage = await startBuckets();
await using running = await startServer({ dataDir: shop, databaseUrl: original.url }, storage.settings);
await fill(original.url);
const photo = await uploadPhoto(running.address);
const { size } = await queryRow(
  original.url,
  'select pg_size_pretty(pg_database_size(current_database())) as size',
  z.object({ size: z.string() }),
);
report(`A shop with ${associates.toLocaleString('en')} associates: ${size}.`);

const incomplete = await readMoment(original.url);
const env = { PGHOST: '127.0.0.1', PGPORT: String(original.port), PGUSER: 'shop' };
const backupSeconds = timed(() =>
  runAsPostgres(join(ROOT, 'deploy/backup.sh'), [backup], { env, cwd: folder }),
);
report(`The backup took ${backupSeconds} s.`);
const files = storage.list();
const copySeconds = timed(() => storage.copy('backup', backupOfFiles));
report(`The copy of ${files.length} files in both buckets took ${copySeconds} s.`);

// Copies are named by the second.
await sleep(1000);
// Changes after the backup are in the archive only.
await sendLeads(running.address, 20);
const expected = await readFingerprint(original.url);
const moment = await readMoment(original.url);
await sleep(1000);
await query(original.url, 'truncate orders cascade');
storage.empty();
await sendLeads(running.address, 5);
report(`At ${moment} everything was well. Then somebody emptied the orders and the buckets.`);
// The next night copies the loss, too.
storage.copy('backup', backupOfFiles);
await archiveChanges(original.url);
await running[Symbol.asyncDispose]();
await original.stop('SIGQUIT');
await storage[Symbol.asyncDispose]();

// PostgreSQL cannot restore a moment at which the copy was not complete.
const isRejected = !canRestore(incomplete);
const begin = performance.now();
runAsPostgres(join(ROOT, 'deploy/restore.sh'), [backup, after, moment], { cwd: folder });
await using restored = await startCluster({ folder, data: after, archiveCommand });
const restoreSeconds = ((performance.now() - begin) / 1000).toFixed(1);
const found = await readFingerprint(restored.url);
const differences = expected.filter((line) => !found.includes(line));
report(`The restore took ${restoreSeconds} s, until the database accepted writes.`);
await using newStorage = await startBuckets();
const filesSeconds = timed(() => newStorage.copy('restore', backupOfFiles, moment));
const foundFiles = newStorage.list();
const lostFiles = files.filter((line) => !foundFiles.includes(line));
report(`The restore of ${foundFiles.length} files took ${filesSeconds} s.`);

await using again = await startServer({ dataDir: shop, databaseUrl: restored.url }, newStorage.settings);
const ready = await fetch(`${again.address}/readyz`);
const shown = await fetch(`${again.address}${photo}`);
await sendLeads(again.address, 1);
await again[Symbol.asyncDispose]();
await restored.stop('SIGINT');

for (const line of differences) console.error(`Before, but not after: ${line}`);
for (const line of lostFiles) console.error(`Lost: ${line}`);
if (!shown.ok) console.error(`The photo of a member fails with ${shown.status}.`);
if (!isRejected) console.error(`The copy of a later moment was chosen for ${incomplete}.`);
const isSameData = differences.length === 0 && found.length === expected.length;
const areSameFiles = lostFiles.length === 0 && foundFiles.length === files.length && shown.ok;
const isSame = isSameData && areSameFiles && ready.ok && isRejected;
report(
  isSame
    ? `Data before = data after, in ${expected.length} tables and sequences and ${files.length} files.`
    : 'The restore FAILED.',
);
process.exitCode = isSame ? 0 : 1;

/** The time of the database, as a text that it reads again. */
async function readMoment(url: string): Promise<string> {
  const shape = z.object({ moment: z.string() });
  return (await queryRow(url, 'select clock_timestamp()::text as moment', shape)).moment;
}

async function fill(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await plantTree(async (sql, values) => (await client.query(sql, values)).rows, associates);
  } finally {
    await client.end();
  }
}

async function sendLeads(address: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const response = await fetch(`${address}/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toLead(number)),
    });
    if (!response.ok) throw new Error(`A lead failed with ${response.status}: ${await response.text()}`);
  }
}

function canRestore(to: string): boolean {
  const unused = join(folder, 'unused');
  try {
    runAsPostgres(join(ROOT, 'deploy/restore.sh'), [backup, unused, to], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Ends the current file of changes, and waits at most 60 s until it is in the archive. */
async function archiveChanges(url: string): Promise<void> {
  const shape = z.object({ file: z.string() });
  const { file } = await queryRow(url, 'select pg_walfile_name(pg_switch_wal()) as file', shape);
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const { isArchived } = await queryRow(
      url,
      `select coalesce(last_archived_wal, '') >= '${file}' as "isArchived" from pg_stat_archiver`,
      z.object({ isArchived: z.boolean() }),
    );
    if (isArchived) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not archive ${file} within 60 s.`);
}

function toLead(number: number) {
  return {
    name: 'Drill',
    email: `drill${number}@example.in`,
    mobile: '9800000001',
    state: 'Kerala',
  };
}

function timed(task: () => void): string {
  const start = performance.now();
  task();
  return ((performance.now() - start) / 1000).toFixed(1);
}

function report(sentence: string): void {
  console.log(sentence);
}
