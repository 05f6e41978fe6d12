import { goOnAs } from './workspace.mjs';

// Node restarts the server when its own sources change; Vite inside it reloads the site's.
goOnAs([
  '--conditions=pgm:source',
  '--import=./.tools/run/load-tsx.ts',
  '--watch-path=apps/server/src',
  '--watch-path=packages/api/src',
  '--watch-path=packages/ui/src/mails',
  '--watch-preserve-output',
  '.tools/run/dev-server.ts',
]);
