import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { findLicenceFaults, findUnusedExceptions } from './licences.mjs';
import { findLockFaults } from './lock-file.mjs';
import { ROOT } from '../run/workspace.mjs';

/** One of the static gates: what is installed, its licences, its install scripts, its known vulnerabilities. */
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const lock = read('package-lock.json');
const faults = [
  ...findLockFaults(lock, read('package.json').allowScripts),
  ...['.tools/bench', '.tools/engines'].flatMap((folder) =>
    findLockFaults(read(`${folder}/package-lock.json`), read(`${folder}/package.json`).allowScripts),
  ),
  ...findLicenceFaults(lock),
  ...findUnusedExceptions(lock),
];
const { asked, reason, findings } = await audit(ROOT, lock);
faults.push(...findings);

for (const fault of faults) console.error(fault);
if (!asked) console.log(`NOT ASKED for known vulnerabilities: ${reason}`);
if (faults.length > 0) {
  console.error('\nSee docs/supply-chain.md.');
  process.exitCode = 1;
}
