import { existsSync } from 'node:fs';
import { run } from './workspace.mjs';

/** Installs packages where the machine is a Debian and the user is root; without a network they stay missing. */
export async function installOnDebian(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} …`);
  const install = `apt-get update -qq && apt-get install -y -qq ${packages}`;
  await run('sh', ['-c', install], { stdio: 'pipe' });
}
