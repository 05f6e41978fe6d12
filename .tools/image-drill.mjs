import { ensureBuildah } from './image/buildah.mjs';
import { ensureBuilt } from './build.mjs';
import { installOnDebian } from './debian.mjs';
import { ensureHaproxy } from './haproxy.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensurePromtool } from './promtool.mjs';
import { NODE, run, start } from './workspace.mjs';

await ensureInstalled();
if (!(await ensureBuildah())) {
  console.error('The drill needs root on Debian, for Buildah and debootstrap.');
  process.exit(1);
}
await ensurePostgres();
await ensureHaproxy();
await ensurePromtool();
await installOnDebian('Docker Compose', '--no-install-recommends docker-compose');
await ensureBuilt();
// What is shipped beside the image is read by the programs that it is for.
const read = await run('vitest', ['run', '--project', 'workspace', 'deploy-programs']);
if (read.code !== 0) process.exit(read.code);
const drill = start(NODE, ['.tools/image/main.mjs']);
drill.on('close', (code) => process.exit(code ?? 1));
