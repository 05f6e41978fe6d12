import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../run/server-process.ts';
import { ensureBuilt } from '../run/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '../install/chromium.ts';
import { installOnDebian } from '../install/debian.mjs';
import { ROOT } from '../run/workspace.mjs';
import type { Engine } from './engine.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { Page } from './page.ts';
import { openPuppeteer } from './puppeteer.ts';
import { openWebkit } from './webkit.ts';

/** Images of what failed. */
const IMAGES = join(ROOT, '.cache/engines');

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** How each engine is opened; undefined where it is not installed and cannot be. */
const ENGINES: Readonly<Record<string, () => Promise<Engine | undefined>>> = {
  chromium: async () => openPuppeteer('chrome', await findChromium(), CHROMIUM_FLAGS),
  firefox: async () => {
    const path = await findProgram(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr', 'firefox-esr');
    return path === undefined ? undefined : openPuppeteer('firefox', path);
  },
  webkit: async () => {
    const path = await findProgram(MINI_BROWSER, 'webkit2gtk-driver xvfb');
    return path === undefined ? undefined : openWebkit(path);
  },
};

async function findProgram(path: string, packages: string): Promise<string | undefined> {
  if (!existsSync(path)) await installOnDebian(packages, packages);
  return existsSync(path) ? path : undefined;
}

await ensureBuilt();
rmSync(IMAGES, { recursive: true, force: true });
mkdirSync(IMAGES, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'pgm-engines-'));
const wanted = process.argv.slice(2);
let failed = 0;
try {
  await using server = await startServer(
    { dataDir },
    { OTP_SENDS_PER_ADDRESS: '1000', LOGINS_PER_ADDRESS: '1000' },
  );
  for (const [name, open] of Object.entries(ENGINES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const engine = await open();
    if (engine === undefined) {
      console.log(`${name}: not installed, NOT RUN`);
      continue;
    }
    console.log(`${name}: ${engine.version}`);
    for (const [journey, go] of Object.entries(JOURNEYS))
      failed += await run(engine, `${name} ${journey}`, server.address, go);
    await engine.close();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(failed === 0 ? 'Every journey runs.' : `${failed} journeys failed.`);
process.exit(failed === 0 ? 0 : 1);

/** Goes one way and says how it went. @returns 1 if it failed, else 0 */
async function run(engine: Engine, title: string, site: string, go: Journey): Promise<0 | 1> {
  const tab = await engine.openTab();
  const begin = performance.now();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  try {
    await go(new Page(tab, site));
    if (tab.errors.length > 0) throw new Error(tab.errors.join('\n'));
    console.log(`  ok      ${seconds()} s  ${title}`);
    return 0;
  } catch (error) {
    const image = join(IMAGES, `${title.replaceAll(' ', '-')}.png`);
    await tab.photograph(image);
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`  FAILED  ${seconds()} s  ${title}: ${reason}\n          ${image}`);
    return 1;
  } finally {
    await tab.close();
  }
}
