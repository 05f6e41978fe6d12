import { spawn } from 'node:child_process';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { freePort, stopped } from './server-process.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** Starts a Chromium with an empty profile and remote control at `port`; disposing of it ends it. */
export async function startChromium() {
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
    { stdio: 'ignore' },
  );
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it could be used.`);
  }
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      await stopped(child);
      await profile[Symbol.asyncDispose]();
    },
  };
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
