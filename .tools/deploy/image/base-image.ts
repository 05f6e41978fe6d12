import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { NODE, ROOT } from '../../run/workspace.mjs';
import type { Buildah } from './buildah.ts';

/**
 * Provides the image that the Dockerfile starts from: from its registry, else one of the same name with Debian, the
 * project's Node.js and the machine's npm.
 * @returns where it comes from, in words
 */
export function provideBaseImage(buildah: Buildah, name: string, folder: string): string {
  if (buildah.attempt('pull', `docker.io/library/${name}`).code === 0) return 'the registry';
  const debian = join(folder, 'debian');
  mkdirSync(debian);
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', debian], {
    stdio: 'ignore',
  });
  const local = join(debian, 'usr/local');
  copyFileSync(NODE, join(local, 'bin/node'));
  // The project's own Node.js comes without npm.
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.startsWith(ROOT));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const globals = execFileSync('npm', ['root', '--global'], { encoding: 'utf8', env }).trim();
  cpSync(join(globals, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  execFileSync('chroot', [debian, 'useradd', '--create-home', '--uid', '1000', 'node']);
  // Before the files are added: it adds one.
  const trusted = certificates(debian);

  const container = buildah.run('from', 'scratch');
  buildah.run('add', '--quiet', container, debian, '/');
  buildah.run('config', '--env', `PATH=${PATH}`, ...trusted, '--cmd', 'node', container);
  buildah.run('commit', '--quiet', container, `docker.io/library/${name}`);
  buildah.run('rm', container);
  return 'Debian and the Node.js of the project, because the registry cannot be reached';
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A machine whose network has certificates of its own needs them for npm in the image, too. */
function certificates(debian: string): string[] {
  const own = process.env['NODE_EXTRA_CA_CERTS'];
  if (own === undefined || !existsSync(own)) return [];
  const place = '/usr/local/share/own-certificates.pem';
  mkdirSync(dirname(join(debian, place)), { recursive: true });
  copyFileSync(own, join(debian, place));
  return ['--env', `NODE_EXTRA_CA_CERTS=${place}`];
}
