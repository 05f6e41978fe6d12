import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ShippedBalancer } from '../../../apps/server/test/chaos/shipped-balancer.ts';
import { openTestStorage } from '../../../apps/server/test/object-storage.ts';
import { openPostgres } from '../../run/open-postgres.ts';
import { freePort, stopped } from '../../run/server-process.ts';
import { temporaryFolder } from '../../run/temporary-folder.ts';
import { uploadPhoto } from '../restore/member-photo.ts';
import { packageName } from '../../packages/lock-file.mjs';
import { readLockFile } from '../../packages/read-lock-file.ts';
import { ROOT } from '../../run/workspace.mjs';
import { provideBaseImage } from './base-image.ts';
import { Buildah } from './buildah.ts';
import { type ImageConfig, type RunningImage, startConfined } from './confined.ts';
import { startScraper } from './scraper.ts';

const Inspected = z.object({
  OCIv1: z.object({
    config: z.object({
      Labels: z.record(z.string(), z.string()),
      User: z.string(),
      Cmd: z.array(z.string()),
      Env: z.array(z.string()),
    }),
  }),
});
const Bill = z.object({
  components: z.array(z.object({ group: z.string().optional(), name: z.string() })),
});

const METRICS_TOKEN = 'a token of the drill';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

await using temporary = await temporaryFolder('image');
const folder = temporary.path;
// PostgreSQL and the server run as other users.
chmodSync(folder, 0o755);
const buildah = new Buildah(folder);
const { root, config } = build();
try {
  lookInside();
  await rejectHalfSettings();
  await serve();
} finally {
  buildah.run('umount', '--all');
  buildah.run('rm', '--all');
}

function expect(isTrue: boolean, sentence: string): void {
  console.log(`${isTrue ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!isTrue) process.exitCode = 1;
}

/** The image, its settings, and the folder with its files. */
function build(): { root: string; config: ImageConfig } {
  const [, base = ''] = /^FROM (\S+)/m.exec(read('Dockerfile')) ?? [];
  console.log(`The base image comes from ${provideBaseImage(buildah, base, folder)}.`);
  const revision = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const begin = performance.now();
  buildah.run(
    'bud',
    '--pull-never',
    '--format',
    'docker',
    '--build-arg',
    `REVISION=${revision}`,
    '--tag',
    'shop',
    ROOT,
  );
  console.log(`The image was built in ${Math.round((performance.now() - begin) / 1000)} s.`);
  const text = buildah.run('inspect', '--type', 'image', 'shop');
  const inspected = Inspected.parse(JSON.parse(text)).OCIv1.config;
  expect(inspected.Labels['org.opencontainers.image.revision'] === revision, 'its label names the revision');
  expect(inspected.User === 'node', 'its user is node');
  const container = buildah.run('from', '--pull-never', 'shop');
  return { root: buildah.run('mount', container), config: inspected };
}

function lookInside(): void {
  const [app, whole] = ['app', '.'].map((path) =>
    Math.round(Number(execFileSync('du', ['-sm', join(root, path)], { encoding: 'utf8' }).split('\t')[0])),
  );
  console.log(`It has ${whole} MB, of which ${app} MB are the shop and its packages.`);
  const inApp = readdirSync(join(root, 'app')).toSorted();
  expect(inApp.join() === 'apps,node_modules', 'it has nothing but the shop and its packages');
  const server = readdirSync(join(root, 'app/apps/server')).toSorted();
  expect(server.join() === 'dist,migrations,package.json', 'it has no sources');

  const lock = readLockFile('package-lock.json').packages;
  const installed = readdirSync(join(root, 'app/node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => `node_modules/${path.slice(0, -'/package.json'.length)}`)
    .filter((path) => lock[path]?.version !== undefined);
  const onlyForProduction = installed.length > 100 && installed.every((path) => !lock[path]?.dev);
  expect(onlyForProduction, `its ${installed.length} packages are those of production`);
  const bill = Bill.parse(JSON.parse(readFileSync(join(root, 'app/apps/server/dist/sbom.cdx.json'), 'utf8')));
  const listed = new Set(bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  expect(
    installed.every((path) => listed.has(packageName(path))),
    `its bill of materials lists each of them (${listed.size} names)`,
  );
}

async function rejectHalfSettings(): Promise<void> {
  const { child, output } = await ended(startConfined({ root, data: newData('half'), config }));
  expect(
    child.exitCode === 1 && /^The production profile needs DATABASE_URL, .* to be set\.$/m.test(output),
    'its production profile names what is missing, and ends',
  );
  const touch = await ended(
    startConfined({ root, data: newData('touch'), config, command: ['touch', '/app/new'] }),
  );
  expect(touch.output.includes('Read-only file system'), 'its files are read-only');
}

async function serve(): Promise<void> {
  await using database = await openPostgres();
  if (database === undefined) throw new Error('The drill needs the programs of PostgreSQL.');
  const storage = await openTestStorage();
  const port = await freePort();
  const front = await freePort();
  // The sample images are no part of the image: production has none.
  const settings = {
    APP_PROFILE: 'local',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_ORIGIN: `http://127.0.0.1:${front}`,
    TRUSTED_PROXIES: '1',
    EXPOSED_LOCAL: 'allow',
    DRAIN_SECONDS: '3',
    DATABASE_URL: database.databaseUrl,
    METRICS_TOKEN,
    ...storage.environment,
  };
  execFileSync('cp', ['-r', join(ROOT, 'apps/server/sample-images'), join(root, 'app/apps/server')]);
  const server = startConfined({ root, data: newData('data'), config, settings });
  const balancer = new ShippedBalancer(front, [port]);
  try {
    const begin = performance.now();
    const address = `http://127.0.0.1:${front}`;
    const isReady = await until(60, async () => (await get(`${address}/`))?.status === 200);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    expect(isReady, `it migrated an empty PostgreSQL, and HAProxy shows the shop (${seconds} s)`);
    if (!isReady) console.log(server.output.slice(-3000), balancer.output);
    expect((await get(`http://127.0.0.1:${port}/readyz`))?.status === 200, 'it is ready');
    const ids = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    expect(/^Uid:\t1000\t1000\t1000\t1000$/m.test(ids), 'its process is the user node (1000), not root');
    const page = await get(`${address}/products`);
    const policy = page?.headers.get('Content-Security-Policy') ?? '';
    expect(page?.status === 200 && policy.includes("frame-ancestors 'none'"), 'a page comes with its policy');
    expect((await get(`${address}/metrics`))?.status === 404, 'HAProxy hides the figures');
    await upload(address, storage);
    await scrape(port);
    await endInTime(server, address);
  } finally {
    await stopped(server.child, 'SIGKILL');
    await balancer.end();
    await storage.stop();
  }
}

async function upload(address: string, storage: Awaited<ReturnType<typeof openTestStorage>>): Promise<void> {
  const { personal: before } = await storage.keys();
  const photo = await uploadPhoto(address);
  const { personal } = await storage.keys();
  const isShown = (await get(`${address}${photo}`))?.status === 200;
  expect(
    isShown && personal.length > before.length && storage.forged() === 0,
    'a member logs in, and a photo gets into the object storage (fauxqs behind a check of signatures)',
  );
}

async function scrape(port: number): Promise<void> {
  await using scraper = await startScraper({ folder, target: `127.0.0.1:${port}`, token: METRICS_TOKEN });
  const isUp = await until(40, async () => {
    const up = await scraper.read('query?query=up');
    return up?.result?.[0]?.value[1] === '1';
  });
  expect(isUp, 'Prometheus reads its figures with the shipped configuration');
  const jobs = await scraper.read('query?query=count(job_last_success_timestamp_seconds)');
  const groups = (await scraper.read('rules'))?.groups ?? [];
  const rules = groups.flatMap((group) => group.rules);
  const isHealthy = rules.every(({ health }) => health !== 'err');
  expect(isHealthy && rules.length > 10, `and knows its ${rules.length} alarms`);
  expect(Number(jobs?.result?.[0]?.value[1]) > 0, `and sees ${jobs?.result?.[0]?.value[1]} jobs`);
}

/** The compose file waits 15 s before it kills. */
async function endInTime(server: RunningImage, address: string): Promise<void> {
  const begin = performance.now();
  server.child.kill('SIGTERM');
  await ended(server);
  const seconds = (performance.now() - begin) / 1000;
  expect(
    server.child.exitCode === 0 && seconds < 15,
    `SIGTERM ends it with code ${server.child.exitCode} after ${seconds.toFixed(1)} s, of 15 s in the compose file`,
  );
  expect((await get(`${address}/`))?.status === 503, 'and HAProxy says 503');
}

/** A volume of the image's user. */
function newData(name: string): string {
  const data = join(folder, `volume-${name}`);
  mkdirSync(data);
  chownSync(data, 1000, 1000);
  return data;
}

/** The first argument after its process has ended and said all. */
async function ended(running: RunningImage): Promise<RunningImage> {
  if (running.child.exitCode === null && running.child.signalCode === null)
    await new Promise((resolve) => running.child.once('close', resolve));
  return running;
}

async function get(address: string): Promise<Response | undefined> {
  return fetch(address).catch(() => undefined);
}

async function until(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await sleep(500);
  }
  return false;
}
