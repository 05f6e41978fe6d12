import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from '../run/workspace.mjs';
import { installOnDebian } from './debian.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The flags that start Chromium: no sandbox for root (containers), and no requests to its vendor on a closed
 * network.
 */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * The Chromium for tests: `CHROMIUM_PATH`, else the system's, else Playwright's own; `undefined` when there is none. The
 * build without windows comes first: it renders the same pages with a quarter less work.
 */
export function installedChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], HEADLESS_SHELL, chromium.executablePath(), '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
}

/** Finds a Chromium for tests. When there is none, Playwright downloads its own or, on Debian as root, it is installed. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  console.log('Downloading Chromium …');
  await run('playwright', ['install', 'chromium'], { stdio: 'pipe' });
  const downloaded = installedChromium();
  if (downloaded) return downloaded;
  // The font is what text shows in until ours arrives; the build with windows recommends it, this one does not.
  await installOnDebian('Chromium', 'chromium-headless-shell fonts-liberation');
  const installed = installedChromium();
  if (installed) return installed;
  console.error('No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
  process.exit(1);
}
