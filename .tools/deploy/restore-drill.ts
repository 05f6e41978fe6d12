import { ensureBuilt } from '../run/build.ts';
import { ensureRclone } from '../install/rclone.ts';
import { goOnAs } from '../run/workspace.mjs';

if (!(await ensureRclone())) {
  console.error('The drill needs rclone on this machine.');
  process.exit(1);
}
await ensureBuilt();
goOnAs(['.tools/deploy/restore/main.ts', ...process.argv.slice(2)]);
