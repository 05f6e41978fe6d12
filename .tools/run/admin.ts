/** Makes an administrator: `npm run admin -- --mail name@example.in`, with the settings of the database. */
import { ensureServerBuilt } from './build.ts';
import { NODE, start } from './workspace.mjs';

await ensureServerBuilt();
const program = start(NODE, ['apps/server/dist/admin.js', ...process.argv.slice(2)]);
program.on('close', (code) => process.exit(code ?? 1));
