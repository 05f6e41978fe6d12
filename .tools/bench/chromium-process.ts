import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHROMIUM_FLAGS, findChromium } from '../install/chromium.ts';
import { freePort } from '../run/server-process.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';

/** A Chromium that runs; disposing of it ends it. */
interface RunningChromium extends AsyncDisposable {
  /** Where it is controlled. */
  readonly port: number;
}

/** Starts a Chromium with an empty profile and remote control at `port`; disposing of it ends it. */
export async function startChromium(): Promise<RunningChromium> {
  const [program, port, profile] = [
    await findChromium(),
    await freePort(),
    await temporaryFolder('chromium'),
  ];
  const child = spawn(
    program,
    [
      '--headless=new',
      ...CHROMIUM_FLAGS,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile.path}`,
    ],
    // A group of its own: Debian's program is a script, which would leave its Chromium running.
    { stdio: 'ignore', detached: true },
  );
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it could be used.`);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} has no process.`);
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'close');
      process.kill(-pid);
      await gone;
      await profile[Symbol.asyncDispose]();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
