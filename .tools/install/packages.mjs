import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLockFaults } from '../packages/lock-file.mjs';
import { ROOT, run } from '../run/workspace.mjs';

/**
 * Installs the packages of the lock file, unless they are installed already. An older npm does not know `allowScripts`, so
 * the lock file is checked before npm can run any script.
 * @param {string} [folder] where the lock file is; default the repository's
 */
export async function ensureInstalled(folder = ROOT) {
  const stamp = join(folder, 'node_modules/.installed-from');
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { allowScripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const faults = findLockFaults(JSON.parse(lock), allowScripts);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    console.error('The packages are not installed; see docs/supply-chain.md.');
    process.exit(1);
  }
  console.log('Installing packages …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'pipe',
  });
  if (code !== 0) {
    console.error(output);
    console.error('The packages could not be installed; the reason stands above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
