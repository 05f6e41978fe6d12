import { ensureBuildah } from './image/buildah.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureHaproxy } from './haproxy.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensurePromtool } from './promtool.mjs';
import { NODE, start } from './workspace.mjs';

await ensureInstalled();
if (!(await ensureBuildah())) {
  console.error('The drill needs root on Debian, for Buildah and debootstrap.');
  process.exit(1);
}
await ensurePostgres();
await ensureHaproxy();
await ensurePromtool();
await ensureBuilt();
const drill = start(NODE, ['.tools/image/main.mjs']);
drill.on('close', (code) => process.exit(code ?? 1));
