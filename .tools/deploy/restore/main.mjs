import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '../../run/server-process.ts';
import { temporaryFolder } from '../../run/temporary-folder.ts';
import { plantTree } from '../../bench/tree.mjs';
import { ROOT } from '../../run/workspace.mjs';
import { startBuckets } from './buckets.mjs';
import { createCluster, hasPostgres, query, runAsPostgres, startCluster } from './cluster.mjs';
import { readFingerprint } from './fingerprint.mjs';
import { uploadPhoto } from './member-photo.mjs';

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
const [{ size }] = await query(
  original.url,
  'select pg_size_pretty(pg_database_size(current_database())) as size',
);
report(`A shop with ${associates.toLocaleString('en')} associates: ${size}.`);

const [{ moment: incomplete }] = await query(original.url, 'select clock_timestamp()::text as moment');
const env = { PGHOST: '127.0.0.1', PGPORT: String(original.port), PGUSER: 'shop' };
const seconds = {
  backup: timed(() => runAsPostgres(join(ROOT, 'deploy/backup.sh'), [backup], { env, cwd: folder })),
};
report(`The backup took ${seconds.backup} s.`);
const files = storage.list();
seconds.copy = timed(() => storage.copy('backup', backupOfFiles));
report(`The copy of ${files.length} files in both buckets took ${seconds.copy} s.`);

// Copies are named by the second.
await sleep(1000);
// Changes after the backup are in the archive only.
await sendLeads(running.address, 20);
const expected = await readFingerprint(original.url);
const [{ moment }] = await query(original.url, 'select clock_timestamp()::text as moment');
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
seconds.restore = ((performance.now() - begin) / 1000).toFixed(1);
const found = await readFingerprint(restored.url);
const differences = expected.filter((line) => !found.includes(line));
report(`The restore took ${seconds.restore} s, until the database accepted writes.`);
await using newStorage = await startBuckets();
seconds.files = timed(() => newStorage.copy('restore', backupOfFiles, moment));
const foundFiles = newStorage.list();
const lostFiles = files.filter((line) => !foundFiles.includes(line));
report(`The restore of ${foundFiles.length} files took ${seconds.files} s.`);

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

async function fill(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await plantTree(async (sql, values) => (await client.query(sql, values)).rows, associates);
  } finally {
    await client.end();
  }
}

async function sendLeads(address, count) {
  for (let number = 0; number < count; number += 1) {
    const response = await fetch(`${address}/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toLead(number)),
    });
    if (!response.ok) throw new Error(`A lead failed with ${response.status}: ${await response.text()}`);
  }
}

function canRestore(to) {
  const unused = join(folder, 'unused');
  try {
    runAsPostgres(join(ROOT, 'deploy/restore.sh'), [backup, unused, to], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Ends the current file of changes, and waits at most 60 s until it is in the archive. */
async function archiveChanges(url) {
  const [{ file }] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as file');
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const [{ isArchived }] = await query(
      url,
      `select coalesce(last_archived_wal, '') >= '${file}' as "isArchived" from pg_stat_archiver`,
    );
    if (isArchived) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not archive ${file} within 60 s.`);
}

function toLead(number) {
  return {
    name: 'Drill',
    email: `drill${number}@example.in`,
    mobile: '9800000001',
    state: 'Kerala',
  };
}

function timed(task) {
  const start = performance.now();
  task();
  return ((performance.now() - start) / 1000).toFixed(1);
}

function report(sentence) {
  console.log(sentence);
}
