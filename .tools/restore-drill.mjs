import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRclone } from './rclone.mjs';
import { NODE, start } from './workspace.mjs';

await ensureInstalled();
if (!(await ensureRclone())) {
  console.error('The drill needs rclone on this machine.');
  process.exit(1);
}
await ensureBuilt();
const drill = start(NODE, ['.tools/drill/main.mjs', ...process.argv.slice(2)]);
drill.on('close', (code) => process.exit(code ?? 1));
