import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, start } from './workspace.mjs';

await ensureInstalled();
await ensureBuilt();

const server = start(NODE, ['--enable-source-maps', 'apps/server/dist/main.js']);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
