import { existsSync } from 'node:fs';
import { run } from './workspace.mjs';

/**
 * Finds a Chromium for tests: `CHROMIUM_PATH`, else the system's, else Playwright's own, downloaded or, on Debian as
 * root, installed when there is none.
 */
export async function findChromium() {
  const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', await playwrightsOwn()].find(isThere);
  if (found) return found;
  console.log('Installing Chromium …');
  await run('playwright', ['install', 'chromium'], { stdio: 'pipe' });
  const downloaded = await playwrightsOwn();
  if (isThere(downloaded)) return downloaded;
  await run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'pipe' });
  if (isThere('/usr/bin/chromium')) return '/usr/bin/chromium';
  console.error('No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
  process.exit(1);
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

function isThere(path) {
  return Boolean(path) && existsSync(path);
}
