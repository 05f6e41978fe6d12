import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../run/workspace.mjs';
import { audit } from './audit.ts';
import { findLicenceFaults, findUnusedExceptions } from './licences.ts';
import { findLockFaults } from './lock-file.mjs';
import { readLockFile } from './read-lock-file.ts';

/** One of the static gates: what is installed, its licences, its install scripts, its known vulnerabilities. */
const Manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()).optional() });
const readAllowed = (path: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).allowScripts;

const lock = readLockFile('package-lock.json');
const faults = [
  ...findLockFaults(lock, readAllowed('package.json')),
  ...['.tools/bench', '.tools/engines'].flatMap((folder) =>
    findLockFaults(readLockFile(`${folder}/package-lock.json`), readAllowed(`${folder}/package.json`)),
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
