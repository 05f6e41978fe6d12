import { ensureBuildah } from './image/buildah.ts';
import { ensureBuilt } from '../run/build.ts';
import { installOnDebian } from '../install/debian.mjs';
import { ensureHaproxy } from '../install/haproxy.mjs';
import { ensurePostgres } from '../install/postgres.mjs';
import { ensurePromtool } from '../install/promtool.mjs';
import { run, goOnAs } from '../run/workspace.mjs';

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
goOnAs(['.tools/deploy/image/main.ts']);
