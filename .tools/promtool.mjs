import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

/** The program that checks alarms of Prometheus; `undefined` when there is none. */
export function installedPromtool() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'promtool')).find((program) => existsSync(program));
}

/** Finds promtool for the test of the alarms; where there is none, installs it on Debian as root, or says so. */
export async function ensurePromtool() {
  if (installedPromtool()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Prometheus for its promtool …');
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends prometheus';
    await run('sh', ['-c', install], { stdio: 'pipe' });
  }
  if (installedPromtool()) return;
  console.log('No promtool was found: the test of the alarms does not run. Install Prometheus.');
}
