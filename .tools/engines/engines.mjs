import { join } from 'node:path';
import { ensureInstalled } from '../install/packages.mjs';
import { NODE, ROOT, start } from '../run/workspace.mjs';

await ensureInstalled(join(ROOT, '.tools/engines'));
// The rest needs the project's own Node.js, whatever version the machine has.
const engines = start(NODE, ['.tools/engines/main.mjs', ...process.argv.slice(2)]);
engines.on('close', (code) => process.exit(code ?? 1));
