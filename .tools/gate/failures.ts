import { findChromium } from '../install/chromium.ts';
import { ensureBuilt } from '../run/build.ts';
import { run } from '../run/workspace.mjs';

await ensureBuilt();

/** Screens by words of their names; all if there are none. */
const names = process.argv.slice(2);
const env = { CHROMIUM_PATH: await findChromium() };
const chosen = names.length > 0 ? ['--grep', names.join('|')] : [];
const { code } = await run('playwright', ['test', '--config', 'apps/site/failures.config.ts', ...chosen], {
  env,
});
process.exit(code);
