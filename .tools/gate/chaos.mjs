import { ensureInstalled } from '../install/packages.mjs';
import { run } from '../run/workspace.mjs';

await ensureInstalled();
// The code below needs installed packages, so it is loaded only now.
const { findChromium } = await import('../install/chromium.mjs');
const { ensurePostgres } = await import('../install/postgres.mjs');
const { ensureHaproxy } = await import('../install/haproxy.mjs');
const { ensureBuilt } = await import('../run/build.mjs');
await ensurePostgres();
await ensureHaproxy();
await ensureBuilt();

const SERVER = ['--project', 'server', '--project', 'postgres', '--maxWorkers=1'];
const FILES = ['order-kill', 'orders-at-once', 'test/chaos'];
const BROWSER = ['--config', 'apps/site/playwright.config.ts', '--reporter=list', 'corrupted-storage'];
const env = { CHAOS: 'long', KILL_ROUNDS: '50', CHROMIUM_PATH: await findChromium() };

/** The same tests as in the gate, many times longer, and those that are too long for it. */
const server = await run('vitest', ['run', ...SERVER, ...FILES], { env });
const browser = await run('playwright', ['test', ...BROWSER], { env });
process.exit(server.code || browser.code);
