/** Encrypts again what the previous `AUTH_SECRET` encrypted: `npm run reseal`, with the settings of the server. */
import { ensureServerBuilt } from './build.ts';
import { NODE, start } from './workspace.mjs';

await ensureServerBuilt();
const program = start(NODE, ['apps/server/dist/reseal.js']);
program.on('close', (code) => process.exit(code ?? 1));
