import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules/.installed-from');

/** Installs the packages of the lock file, unless they are installed already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'pipe',
  });
  if (code !== 0) {
    console.error(output);
    console.error('The packages could not be installed; the reason stands above.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
