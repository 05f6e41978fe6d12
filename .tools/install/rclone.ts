import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

const PROGRAM = '/usr/bin/rclone';

/** Finds rclone for the drill of the buckets; where there is none, installs it on Debian as root. False: there is none. */
export async function ensureRclone(): Promise<boolean> {
  if (!existsSync(PROGRAM)) await installOnDebian('rclone', '--no-install-recommends rclone');
  return existsSync(PROGRAM);
}
