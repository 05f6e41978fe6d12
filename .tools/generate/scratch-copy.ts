import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';

/** Copies the repository into a temporary folder, with the installed packages as links. Returns the folder. */
export function makeScratchCopy(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pgm-generate-')));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of list.toString().trim().split('\n')) {
    // A file that is deleted and not committed yet is listed, too.
    if (!existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(folder);
  return folder;
}

/** Links every installed package; the packages of the project are links to the copy. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === '@pgm')
      cpSync(join(ROOT, 'node_modules/@pgm'), join(modules, '@pgm'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
}
