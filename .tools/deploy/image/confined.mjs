import { spawn } from 'node:child_process';

const SCRIPT = `set -e
root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
exec chroot --userspec="$user" "$root" sh -c 'cd /app && exec "$@"' sh "$@"`;

/**
 * Starts the command of an image as its user, on its files, which it cannot change: only `/tmp` and `/data` are
 * writable. It sees the network and the processes of the machine, since a build server may give no other ones.
 * @param root the folder where the files of the image are mounted
 * @param data the folder that is the volume
 * @param config what the image says: its user, its command, its variables
 * @param settings further variables
 * @param command replaces the command of the image
 */
export function startConfined({ root, data, config, settings = {}, command = config.Cmd }) {
  const env = { ...Object.fromEntries(config.Env.map(toPair)), ...settings };
  const args = ['--mount', 'sh', '-c', SCRIPT, 'sh', root, data, config.User, ...command];
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const running = { child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (running.output += text.toString()));
  return running;
}

function toPair(variable) {
  const equals = variable.indexOf('=');
  return [variable.slice(0, equals), variable.slice(equals + 1)];
}
