import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDebian } from '../../install/debian.mjs';

/** Runs Buildah as root without a daemon; its images are in `folder` and disappear with it. */
export class Buildah {
  readonly #options: readonly string[];
  /** @param folder where images and containers are */
  constructor(folder: string) {
    this.#options = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  }

  /** Runs a command of Buildah; returns its output, or throws. */
  run(command: string, ...args: string[]): string {
    return execFileSync('buildah', [...this.#options, command, ...isolated(command), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  }

  /** Like `run`, for what may fail; returns its code and all it printed. */
  attempt(command: string, ...args: string[]): { code: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      'buildah',
      [...this.#options, command, ...isolated(command), ...args],
      { encoding: 'utf8' },
    );
    return { code: status, output: stdout + stderr };
  }
}

/** What needs no rights that a build server does not give. */
function isolated(command: string): string[] {
  return ['bud', 'run'].includes(command) ? ['--isolation', 'chroot'] : [];
}

/** Installs what the drill needs on Debian as root; false where that is not possible. */
export async function ensureBuildah(): Promise<boolean> {
  const programs = ['/usr/bin/buildah', '/usr/sbin/debootstrap'];
  const hasAll = () => programs.every((program) => existsSync(program));
  if (process.getuid?.() !== 0) return false;
  if (!hasAll()) await installOnDebian('Buildah', '--no-install-recommends buildah debootstrap');
  return hasAll();
}
