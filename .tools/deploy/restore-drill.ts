import { ensureBuilt } from '../run/build.ts';
import { ensureRclone } from '../install/rclone.ts';
import { NODE, start } from '../run/workspace.mjs';

if (!(await ensureRclone())) {
  console.error('The drill needs rclone on this machine.');
  process.exit(1);
}
await ensureBuilt();
const drill = start(NODE, ['.tools/deploy/restore/main.ts', ...process.argv.slice(2)]);
drill.on('close', (code) => process.exit(code ?? 1));
