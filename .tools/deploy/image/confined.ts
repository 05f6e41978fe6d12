import { type ChildProcess, spawn } from 'node:child_process';

const SCRIPT = `set -e
root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
exec chroot --userspec="$user" "$root" sh -c 'cd /app && exec "$@"' sh "$@"`;

/** What an image says of its program. */
export interface ImageConfig {
  readonly User: string;
  readonly Cmd: readonly string[];
  /** Each as `NAME=value`. */
  readonly Env: readonly string[];
}

interface ConfinedOptions {
  /** The folder where the files of the image are mounted. */
  readonly root: string;
  /** The folder that is the volume. */
  readonly data: string;
  readonly config: ImageConfig;
  /** Further variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Replaces the command of the image. */
  readonly command?: readonly string[];
}

/** A program, and all that it printed; the text grows. */
export interface RunningImage {
  readonly child: ChildProcess;
  output: string;
}

/**
 * Starts the command of an image as its user, on its files, which it cannot change: only `/tmp` and `/data` are
 * writable. It sees the network and the processes of the machine, since a build server may give no other ones.
 */
export function startConfined({
  root,
  data,
  config,
  settings = {},
  command = config.Cmd,
}: ConfinedOptions): RunningImage {
  const env = { ...Object.fromEntries(config.Env.map(toPair)), ...settings };
  const args = ['--mount', 'sh', '-c', SCRIPT, 'sh', root, data, config.User, ...command];
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const running = { child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (running.output += text.toString()));
  return running;
}

function toPair(variable: string): [string, string] {
  const equals = variable.indexOf('=');
  return [variable.slice(0, equals), variable.slice(equals + 1)];
}
