import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHalves } from './migration-halves.mjs';
import { ROOT } from '../../run/workspace.mjs';

const FOLDER = join(ROOT, 'apps/server/migrations');
const read = (path) => readFileSync(join(FOLDER, path), 'utf8');

const migrations = JSON.parse(read('meta/_journal.json')).entries.map(({ tag }) => ({
  name: tag,
  sql: read(`${tag}.sql`),
}));
const findings = await checkHalves(migrations, JSON.parse(read('released.json')).newest);
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error("\nSee 'A migration' in docs/contributing.md.");
  process.exitCode = 1;
}
