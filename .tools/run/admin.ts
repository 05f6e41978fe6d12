/** Makes an administrator: `npm run admin -- --mail name@example.in`, with the settings of the database. */
import { ensureServerBuilt } from './build.ts';
import { goOnAs } from './workspace.mjs';

await ensureServerBuilt();
goOnAs(['apps/server/dist/admin.js', ...process.argv.slice(2)]);
