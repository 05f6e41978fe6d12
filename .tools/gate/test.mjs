import { ensureHaproxy } from '../install/haproxy.mjs';
import { ensureInstalled } from '../install/packages.mjs';
import { ensurePostgres } from '../install/postgres.mjs';
import { ensurePromtool } from '../install/promtool.mjs';
import { goOnAs } from '../run/workspace.mjs';

// The system installs one program at a time, and meanwhile npm its packages. Only then the project's Node.js is there.
await Promise.all([ensureInstalled(), ensurePostgres().then(ensureHaproxy).then(ensurePromtool)]);
goOnAs(['.tools/gate/all-stages.ts', ...process.argv.slice(2)]);
