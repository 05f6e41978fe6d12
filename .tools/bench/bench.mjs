import { join } from 'node:path';
import { ensureInstalled } from '../install/packages.mjs';
import { ROOT, goOnAs } from '../run/workspace.mjs';

await ensureInstalled(join(ROOT, '.tools/bench'));
// Some sections measure a part of the server, whose sources they read.
goOnAs(['--conditions=pgm:source', '.tools/bench/main.ts', ...process.argv.slice(2)]);
