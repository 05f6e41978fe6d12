import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedHaproxy } from '../install/haproxy.mjs';
import { installedPromtool } from '../install/promtool.mjs';
import { ROOT, run } from '../run/workspace.mjs';

const haproxy = installedHaproxy() ?? '';
const promtool = installedPromtool() ?? '';
/** Debian's Compose, which is of 2021. */
const COMPOSE = '/usr/bin/docker-compose';
const hasCompose = existsSync(COMPOSE);
if (haproxy === '') console.log('NOT ASKED: HAProxy is not installed, which checks deploy/haproxy.cfg.');
if (promtool === '') console.log('NOT ASKED: promtool is not installed, which checks prometheus.yml.');
if (!hasCompose) console.log('NOT ASKED: docker-compose is not installed, which reads compose.yaml.');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pgm-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a shipped file to the folder of the test, with the paths of this machine; returns its path. */
function place(name: string, shippedPath: string, ownPath: string): string {
  const shipped = readFileSync(join(ROOT, 'deploy', name), 'utf8');
  expect(shipped).toContain(shippedPath);
  const path = join(folder, name);
  writeFileSync(path, shipped.replace(shippedPath, ownPath));
  return path;
}

describe('the configuration that is shipped', () => {
  it.skipIf(haproxy === '')('is valid for HAProxy', async () => {
    const networks = join(ROOT, 'deploy/cdn-networks.lst');
    const path = place('haproxy.cfg', '/usr/local/etc/haproxy/cdn-networks.lst', networks);
    const { code, output } = await run(haproxy, ['-c', '-f', path], { stdio: 'pipe' });
    expect([code, output]).toEqual([0, expect.stringContaining('Configuration file is valid')]);
  });

  it.skipIf(promtool === '')('is valid for Prometheus', async () => {
    const path = place('prometheus.yml', '/etc/prometheus/alarms.yml', join(ROOT, 'deploy/alarms.yml'));
    const checked = ['check', 'config', '--syntax-only', path];
    const { code, output } = await run(promtool, checked, { stdio: 'pipe' });
    expect([code, output]).toEqual([0, expect.stringContaining('is valid prometheus config file syntax')]);
  });

  it.skipIf(!hasCompose)(
    'is read by Docker Compose, but for what is newer than its version of 2021',
    async () => {
      mkdirSync(join(folder, 'deploy'));
      copyFileSync(join(ROOT, 'deploy/.env.example'), join(folder, 'deploy/.env'));
      const path = place('compose.yaml', 'name: shop\n', '');
      const older = readFileSync(path, 'utf8').replace('{ environment: METRICS_TOKEN }', '{ file: ./token }');
      writeFileSync(path, older);
      const env = {
        POSTGRES_PASSWORD: 'p',
        METRICS_TOKEN: 't',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's',
      };
      const ask = ['--project-directory', folder, '-f', path, 'config', '--services'];
      const { code, output } = await run(COMPOSE, ask, { stdio: 'pipe', env });
      const services = output.trim().split('\n').toSorted();
      expect([code, services]).toEqual([0, ['balancer', 'database', 'prometheus', 'shop', 'storage']]);
    },
  );
});
