import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, start } from './workspace.mjs';

await ensureInstalled();
await ensureBuilt();
const drill = start(NODE, ['.tools/drill/main.mjs', ...process.argv.slice(2)]);
drill.on('close', (code) => process.exit(code ?? 1));
