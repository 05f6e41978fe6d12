import { NODE, start } from './workspace.mjs';

// Node restarts the server when its own sources change; Vite inside it reloads the site's.
const server = start(NODE, [
  '--conditions=pgm:source',
  '--import=./.tools/run/load-tsx.ts',
  '--watch-path=apps/server/src',
  '--watch-path=packages/api/src',
  '--watch-path=packages/ui/src/mails',
  '--watch-preserve-output',
  '.tools/run/dev-server.ts',
]);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
