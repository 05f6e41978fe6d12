import { ensureBuilt } from './build.ts';
import { SERVER_FLAGS } from './server-flags.ts';
import { NODE, start } from './workspace.mjs';

await ensureBuilt();

const server = start(NODE, [...SERVER_FLAGS, 'apps/server/dist/main.js']);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
