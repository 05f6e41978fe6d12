import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

/** The program that checks alarms of Prometheus; `undefined` when there is none. */
export function installedPromtool() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'promtool')).find((program) => existsSync(program));
}

/** Finds promtool for the test of the alarms; where there is none, installs it on Debian as root, or says so. */
export async function ensurePromtool() {
  if (installedPromtool()) return;
  await installOnDebian('Prometheus for its promtool', '--no-install-recommends prometheus');
  if (installedPromtool()) return;
  console.log('No promtool was found: the test of the alarms does not run. Install Prometheus.');
}
