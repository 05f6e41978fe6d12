import { ensureBuilt } from './build.ts';
import { SERVER_FLAGS } from './server-flags.ts';
import { goOnAs } from './workspace.mjs';

await ensureBuilt();

goOnAs([...SERVER_FLAGS, 'apps/server/dist/main.js']);
