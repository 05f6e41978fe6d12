import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from '../install/packages.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { NODE, start } from './workspace.mjs';

await ensureInstalled();
await ensureBuilt();

const server = start(NODE, [...SERVER_FLAGS, 'apps/server/dist/main.js']);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
