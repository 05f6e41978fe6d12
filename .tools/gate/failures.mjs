import { ensureInstalled } from '../install/packages.mjs';
import { run } from '../run/workspace.mjs';

await ensureInstalled();
// The code below needs installed packages, so it is loaded only now.
const { findChromium } = await import('../install/chromium.mjs');
const { ensureBuilt } = await import('../run/build.mjs');
await ensureBuilt();

/** Screens by words of their names; all if there are none. */
const names = process.argv.slice(2);
const env = { CHROMIUM_PATH: await findChromium() };
const chosen = names.length > 0 ? ['--grep', names.join('|')] : [];
const { code } = await run('playwright', ['test', '--config', 'apps/site/failures.config.ts', ...chosen], {
  env,
});
process.exit(code);
