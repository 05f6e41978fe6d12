/** Encrypts again what the previous `AUTH_SECRET` encrypted: `npm run reseal`, with the settings of the server. */
import { ensureServerBuilt } from './build.ts';
import { goOnAs } from './workspace.mjs';

await ensureServerBuilt();
goOnAs(['apps/server/dist/reseal.js']);
