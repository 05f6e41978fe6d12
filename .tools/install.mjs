import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './workspace.mjs';

/**
 * Installs the packages of the lock file, unless they are installed already.
 * @param folder where the lock file is; default the repository's
 */
export async function ensureInstalled(folder = ROOT) {
  const stamp = join(folder, 'node_modules/.installed-from');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
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
