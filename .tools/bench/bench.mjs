import { join } from 'node:path';
import { ensureInstalled } from '../install/packages.mjs';
import { NODE, ROOT, start } from '../run/workspace.mjs';

await ensureInstalled(join(ROOT, '.tools/bench'));
// The rest needs the project's own Node.js, whatever version the machine has, and reads the server's sources when
// it measures a part of it.
const bench = start(NODE, ['--conditions=pgm:source', '.tools/bench/main.mjs', ...process.argv.slice(2)]);
bench.on('close', (code) => process.exit(code ?? 1));
