import { findChromium } from '../install/chromium.ts';
import { ensureHaproxy } from '../install/haproxy.mjs';
import { ensurePostgres } from '../install/postgres.mjs';
import { ensureBuilt } from '../run/build.ts';
import { run } from '../run/workspace.mjs';

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
