import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../run/workspace.mjs';
import { checkHalves } from './migration-halves.ts';
import { olderSnapshots } from './older-snapshots.ts';

const FOLDER = join(ROOT, 'apps/server/migrations');
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const Released = z.object({ newest: z.string() });

const migrations = Journal.parse(JSON.parse(read('meta/_journal.json'))).entries.map(({ tag }) => ({
  name: tag,
  sql: read(`${tag}.sql`),
}));
const findings = [
  ...(await checkHalves(migrations, Released.parse(JSON.parse(read('released.json'))).newest)),
  ...olderSnapshots(readdirSync(join(FOLDER, 'meta'))).map(
    (file) => `meta/${file}: delete it, nothing reads it.`,
  ),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error("\nSee 'A migration' in docs/contributing.md.");
  process.exitCode = 1;
}
