import { existsSync } from 'node:fs';
import { run } from '../run/workspace.mjs';

/** @type {Promise<unknown> | undefined} */
let updated;

/**
 * Installs packages where the machine is a Debian and the user is root; without a network they stay missing.
 * @param {string} name what a person calls it
 * @param {string} packages their names, and options of apt-get
 */
export async function installOnDebian(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} …`);
  // The list of packages is fetched once.
  updated ??= run('apt-get', ['update', '-qq'], { stdio: 'pipe' });
  await updated;
  await run('apt-get', ['install', '-y', '-qq', ...packages.split(' ')], { stdio: 'pipe' });
}
